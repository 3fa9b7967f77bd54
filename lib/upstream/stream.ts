import "server-only";
import { Readable, Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { StreamResponse } from "../contract/endpoint.ts";
import { readAnswer, type UpstreamResult } from "./answer.ts";
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

/** Breaks off beyond the limit, so that the reader sees a failure and no shortened file. */
function capped(maxBytes: number, call: Call): Transform {
  let size = 0;
  return new Transform({
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
}

/**
 * Hands a streamed answer on without holding it. A refusal is read like any other; an answer of
 * another type or with a length beyond the limit is dropped before a byte of it is passed on.
 *
 * @throws UpstreamFault when it is not the contract's answer
 */
export async function readStream(
  answer: OpenAnswer,
  rule: StreamResponse,
  call: Call,
): Promise<UpstreamResult<UpstreamStream>> {
  const { status, header, body } = answer;
  if (status !== 200) {
    const bytes = await answer.readAll();
    const result = readAnswer({ status, header, bytes }, undefined, call);
    if (!result.ok) return result;
    throw new UpstreamInvalidError(`${call.operation}: unexpected status ${status}`, call);
  }
  const type = (header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (type !== rule.type || Number(header("content-length") ?? 0) > rule.maxBytes) {
    body.on("error", () => undefined).destroy();
    throw new UpstreamInvalidError(`${call.operation}: not a ${rule.type} of the due size`, call);
  }
  const limited = capped(rule.maxBytes, call);
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
