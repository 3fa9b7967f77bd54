import type { IncomingMessage, ServerResponse } from "node:http";

/** Names an invocation between the gateway, which may freeze the function, and the function, which says when it is done. */
export const INVOCATION_HEADER = "x-invocation";

/** Says to the gateway that requests are taken from now on. */
export function sayReady(): void {
  process.send?.({ isReady: true });
}

/** What a host makes of a function that throws: its log has the reason, the visitor a bare 500. */
export function fail(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "content-type": "text/plain" }).end("A server error has occurred");
}

/** Says to the gateway that an invocation is over; the name stays out of what the application sees. */
export function finishOf(request: IncomingMessage): () => void {
  const name = request.headers[INVOCATION_HEADER];
  delete request.headers[INVOCATION_HEADER];
  const index = request.rawHeaders.indexOf(INVOCATION_HEADER);
  if (index >= 0) request.rawHeaders.splice(index, 2);
  return () => process.send?.({ finished: name });
}
