import type { Transport } from "./client.ts";

/** How much of a body has left the browser, in bytes. */
export interface SentBytes {
  readonly sent: number;
  readonly total: number;
}

// Statuses whose answers have no body (Fetch standard, "null body status").
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader("content-type") ?? "text/plain";
  return new Response(BODILESS.has(request.status) ? null : request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: { "content-type": type },
  });
}

/**
 * Sends a form as `fetch` would, and tells how much of it has left: fetch itself says nothing about
 * an upload. It throws as `fetch` does: DOMException AbortError when the signal is aborted, TypeError when
 * there is no answer.
 */
export function uploadWith(onProgress: (progress: SentBytes) => void): Transport {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const end = (settle: () => void) => () => {
        signal?.removeEventListener("abort", abort);
        settle();
      };
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      request.onload = end(() => resolve(answerOf(request)));
      request.onerror = end(() => reject(new TypeError(`${method} ${url}: no answer`)));
      const refuse = () => reject(new DOMException("The upload was aborted", "AbortError"));
      request.onabort = end(refuse);
      if (signal?.aborted) return refuse();
      signal?.addEventListener("abort", abort, { once: true });
      request.send(body as FormData);
    });
}
