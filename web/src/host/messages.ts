/** The messages between the page and its worker, which runs the host. */
import type { HostFile } from "./unpack";

/** The files of the host by name. */
export type HostFiles = Record<string, HostFile>;
/** The compressed files of a site: those of its host, and answers by their paths, which need no host. */
export interface SiteFiles {
  host: HostFiles;
  answers: Record<string, HostFile>;
}

export type ToWorker =
  | { type: "start"; base: string; files: HostFiles; takeOver: boolean }
  | { type: "request"; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { type: "open"; id: number; path: string }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

/** The reason why there is no host: another tab has it, it was taken over by one, its storage is of a newer version, or an error. */
export type Failure = "other-tab" | "taken" | "newer" | "failed";

export type FromWorker =
  | { type: "loaded"; bytes: number }
  | { type: "ready"; isStored: boolean }
  | { type: "stopped"; why: Failure; text: string }
  | { type: "answer"; id: number; status: number; headers: Record<string, string>; body: string }
  | { type: "message"; id: number; text: string }
  | { type: "closed"; id: number; code: number; reason: string };
