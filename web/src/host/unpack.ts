/** The compressed files of a site. */

/** A file: its path in the site, its size and its hash. */
export interface HostFile {
  path: string;
  bytes: number;
  integrity: string;
}

/** Return a file, decompressed; rejects if it is not the file of this build. */
export async function unpack(base: string, { path, integrity }: HostFile, type: string, onBytes: (count: number) => void = () => {}): Promise<Response> {
  const load = (cache: RequestCache): Promise<Response> => fetch(new URL(path, base), { integrity, cache });
  const response = await load("default")
    .catch(() => load("reload")) // the cached file may be damaged
    .catch((error: unknown) => Promise.reject(new Error(`${path}: ${String(error)}`)));
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const content = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "content-type": type } });
}
