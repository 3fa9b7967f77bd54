import { ReadableStream } from "node:stream/web";
import type { StreamResponse } from "../../../lib/contract/protocol/endpoint.ts";
import type { StreamedFile } from "./context.ts";

/**
 * A response that makes its file while it is sent: the next piece is asked for when the receiver has
 * taken the one before, so that memory does not grow with the file.
 */
export function streamed({ type }: StreamResponse, { filename, chunks }: StreamedFile): Response {
  const pieces = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = pieces.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? Buffer.from(value) : value);
      },
      cancel() {
        pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body as globalThis.ReadableStream, {
    headers: {
      "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "content-disposition": `attachment; filename="${filename}"`,
    },
  });
}
