import "server-only";
import { ApiError } from "../handler/errors.ts";
import { noteDropped } from "./collect.ts";

/** A connection may need so long to get going, e.g. a phone's in a lift. */
const GRACE_MS = 10_000;
/** A poor mobile line carries 16 KB a second; whoever sends less holds a place on purpose. */
const SLOWEST_BYTES_PER_MS = 16;
/** Below the 300 s after which Node cuts a request off without a word. */
const TOTAL_MS = 240_000;

/** Until when, from the beginning, a body must have grown further. */
function dueMs(size: number): number {
  return Math.min(TOTAL_MS, GRACE_MS + size / SLOWEST_BYTES_PER_MS);
}

/** Calls once when a body has grown too slowly; `sizeNow` says how much of it is there. */
function watchPace(sizeNow: () => number, onLate: () => void): () => void {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout;
  const look = () => {
    const leftMs = dueMs(sizeNow()) - (performance.now() - startedAt);
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else onLate();
  };
  look();
  return () => clearTimeout(timer);
}

/**
 * Reads on and keeps nothing. Node discards a body that nobody has begun, and leaves one that somebody has to them:
 * unread, the rest would stand before the next request of its connection, behind a proxy a stranger's. Like every
 * request it is cut off after the 300 s.
 */
async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of body) noteDropped(chunk.byteLength);
  } catch {
    // Its connection is gone.
  }
}

function declaredLength(headers: Headers): number | null {
  const value = headers.get("content-length");
  if (value === null) return null;
  if (!/^\d{1,15}$/.test(value)) throw new ApiError("BAD_REQUEST");
  return Number(value);
}

/**
 * A body's bytes as they come. What is not taken is discarded behind the answer: cancelled, the connection would
 * be gone before the refusal is read.
 *
 * @throws ApiError TOO_LARGE above the cap, by the declared length or while counting; TOO_SLOW; BAD_REQUEST
 * for a body that breaks off
 */
export async function* receive(
  request: Request,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const declared = declaredLength(request.headers);
  if (declared !== null && declared > maxBytes) throw new ApiError("TOO_LARGE");
  const reader = request.body?.getReader();
  let size = 0;
  let isLate = false;
  const stop = watchPace(
    () => size,
    () => {
      isLate = true;
      // Ends the read that waits. A race against a promise would keep every chunk until the end.
      reader?.releaseLock();
    },
  );
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      size += chunk.value.byteLength;
      if (size > maxBytes) throw new ApiError("TOO_LARGE");
      yield chunk.value;
      noteDropped(chunk.value.byteLength);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Not 408: browsers repeat a request by themselves after it (RFC 9110, 15.5.9).
    throw new ApiError(isLate ? "TOO_SLOW" : "BAD_REQUEST");
  } finally {
    stop();
    reader?.releaseLock();
    if (request.body) void discard(request.body);
  }
  if (declared !== null && size < declared) throw new ApiError("BAD_REQUEST");
}
