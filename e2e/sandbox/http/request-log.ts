import type { IncomingMessage, ServerResponse } from "node:http";

const CAPACITY = 5_000;

interface LoggedRequest {
  readonly id: number;
  /** When it came. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
  /** Names only: values may hold credentials. */
  readonly headers: readonly string[];
}

export interface RequestLog {
  /** Watches a request and logs it once its response is finished or its connection has gone. */
  watch(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void;
  /** The remembered requests after the given id, oldest first. */
  after(id: number): { items: readonly LoggedRequest[]; lastId: number };
}

/** The path without its query and without the secret that a resend link carries. */
function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "/";
  return path.replace(/(\/resend-active-token\/).+/, "$1{tokenOrId}");
}

/** Keeps the last 5 000 requests and hands each to `print` as one JSON line. */
export function createRequestLog(print: (line: string) => void): RequestLog {
  const ring: LoggedRequest[] = [];
  let lastId = 0;
  return {
    watch(incoming, outgoing, requestId) {
      const startedAt = performance.now();
      const at = new Date().toISOString();
      outgoing.once("close", () => {
        lastId += 1;
        const entry: LoggedRequest = {
          id: lastId,
          at,
          method: incoming.method ?? "",
          path: loggedPath(incoming.url ?? "/"),
          status: outgoing.headersSent ? outgoing.statusCode : 0,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          requestId,
          headers: Object.keys(incoming.headers),
        };
        ring.push(entry);
        if (ring.length > 2 * CAPACITY) ring.splice(0, ring.length - CAPACITY);
        const { method, path, status, ms } = entry;
        print(JSON.stringify({ method, path, status, ms, requestId }));
      });
    },
    after(id) {
      return { items: ring.slice(-CAPACITY).filter((entry) => entry.id > id), lastId };
    },
  };
}
