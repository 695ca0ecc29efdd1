/** Requests and sockets of the client: to its server, or to the host in this browser. */

export interface Transport {
  request(path: string, init?: RequestInit): Promise<Response>;
  connect(path: string): WebSocket;
}

let transport: Transport = {
  request: (...asked) => fetch(...asked),
  connect: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, "ws"))),
};

/** Send requests and open sockets by another transport from now on. */
export function useTransport(other: Transport): void {
  transport = other;
}

/** Return the response to a request; rejects as `fetch` does. */
export const request: Transport["request"] = (...asked) => transport.request(...asked);

/** Open a socket. */
export const connect = (path: string): WebSocket => transport.connect(path);
