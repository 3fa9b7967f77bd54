import "server-only";
import { Readable, Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { StreamResponse } from "../contract/protocol/endpoint.ts";
import { isEncoded, readAnswer, type UpstreamResult } from "./answer.ts";
import { UpstreamInvalidError } from "./errors.ts";
import type { OpenAnswer } from "./transport.ts";

/** A streamed answer: its bytes as they come, and the name that the file shall have. */
export interface UpstreamStream {
  readonly type: string;
  readonly fileName: string | undefined;
  readonly body: ReadableStream<Uint8Array>;
  /** Settles when the last byte was taken; rejects when either side broke off before. */
  readonly ended: Promise<void>;
}

interface Call {
  readonly operation: string;
  readonly requestId: string;
}

function fileNameOf(disposition: string | undefined): string | undefined {
  return /^attachment; ?filename="?([A-Za-z0-9][A-Za-z0-9._-]{0,99})"?$/.exec(
    disposition ?? "",
  )?.[1];
}

/** What the reader of a stream must keep to, or its connection is taken away. */
export interface ReaderRule {
  /** The least that is taken in a window in which something lay ready all the time. */
  readonly minBytes: number;
  readonly windowMs: number;
  readonly totalMs: number;
}

/**
 * 8 KB a second. The window is long because a kernel takes bytes in lumps: with 4 MB of send buffer, Linux's
 * default limit, a reader of 50 KB a second frees 1.5 MB every half a minute and nothing in between.
 */
export const READER_RULE: ReaderRule = {
  minBytes: 60 * 8_000,
  windowMs: 60_000,
  totalMs: 10 * 60_000,
};

const TICKS_PER_WINDOW = 6;

/** The reader of a stream did not keep to its rule; the message says which part of it. */
export class SlowReaderError extends Error {
  override readonly name = "SlowReaderError";
}

/** Cuts a stream off whose reader is too slow, or takes too long in all. A slow upstream counts for nobody. */
function watchReader(
  stream: Transform,
  handedOn: () => number,
  { minBytes, windowMs, totalMs }: ReaderRule,
  { operation }: Call,
): void {
  const cut = (what: string) => stream.destroy(new SlowReaderError(`${operation}: ${what}`));
  // What had been handed on at each tick since the reader has been behind.
  const marks: number[] = [];
  const tick = setInterval(() => {
    if (stream.readableLength === 0) marks.length = 0;
    else marks.push(handedOn());
    if (marks.length <= TICKS_PER_WINDOW) return;
    const takenBytes = handedOn() - (marks.shift() ?? 0);
    if (takenBytes < minBytes) cut(`${takenBytes} bytes taken in ${windowMs} ms`);
  }, windowMs / TICKS_PER_WINDOW);
  const end = setTimeout(() => cut(`not taken in ${totalMs} ms`), totalMs);
  stream.once("close", () => {
    clearInterval(tick);
    clearTimeout(end);
  });
}

/** Breaks off beyond the limit, so that the reader sees a failure and no shortened file. */
function capped(maxBytes: number, reader: ReaderRule, call: Call): Transform {
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      const isWithin = size <= maxBytes;
      done(
        isWithin
          ? null
          : new UpstreamInvalidError(`${call.operation}: the stream is too large`, call),
        isWithin ? chunk : undefined,
      );
    },
  });
  watchReader(stream, () => size, reader, call);
  return stream;
}

/**
 * Hands a streamed answer on without holding it. A refusal is read like any other; an answer of
 * another type or with a length beyond the limit is dropped before a byte of it is passed on. A reader
 * who does not keep to the rule is cut off: `ended` rejects with a {@link SlowReaderError}.
 *
 * @throws UpstreamFault when it is not the contract's answer
 */
export async function readStream(
  answer: OpenAnswer,
  rule: StreamResponse,
  call: Call,
  reader: ReaderRule = READER_RULE,
): Promise<UpstreamResult<UpstreamStream>> {
  const { status, header, body } = answer;
  const about = { requestId: call.requestId, upstreamStatus: status };
  if (status !== 200) {
    const bytes = await answer.readAll();
    const result = readAnswer({ status, header, bytes }, undefined, call);
    if (!result.ok) return result;
    throw new UpstreamInvalidError(`${call.operation}: unexpected status ${status}`, about);
  }
  const type = (header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  const isTooLarge = Number(header("content-length") ?? 0) > rule.maxBytes;
  if (type !== rule.type || isEncoded(header) || isTooLarge) {
    body.on("error", () => undefined).destroy();
    throw new UpstreamInvalidError(`${call.operation}: not a ${rule.type} of the due size`, about);
  }
  const limited = capped(rule.maxBytes, reader, call);
  body.on("error", (cause) => limited.destroy(cause));
  limited.on("close", () => body.destroy());
  return {
    ok: true,
    status,
    value: {
      type: rule.type,
      fileName: fileNameOf(header("content-disposition")),
      ended: finished(limited),
      body: Readable.toWeb(body.pipe(limited)) as ReadableStream<Uint8Array>,
    },
  };
}
