import "server-only";
import { sniff } from "../../contract/protocol/file-type.ts";
import { environment } from "../../env/server.ts";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
import { BoundedMap } from "../../process/bounded-map.ts";
import { inProcess } from "../../process/shared.ts";
import { UpstreamInvalidError } from "../../upstream/errors.ts";
import { mediaAddress } from "../../upstream/media.ts";
import { recorded } from "../../upstream/recorded.ts";
import { send, type TransportAnswer, type TransportRequest } from "../../upstream/transport.ts";
import { ApiError } from "../handler/errors.ts";
import type { HandlerContext } from "../handler/handler.ts";

const MAX_PICTURE_BYTES = 3 * 1024 * 1024;
const CACHE_SECONDS = 3_600;
const PICTURE_TYPES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);
/** How hosts name what they serve; some storages know no type, and then the bytes alone tell. */
const MAY_BE_PICTURE =
  /^(?:image\/(?:png|jpe?g|webp)|(?:application|binary)\/octet-stream)?(?:$|[ ;])/i;

const isWanted: TransportRequest["isWanted"] = (status, header) =>
  status === 200 &&
  MAY_BE_PICTURE.test(header("content-type") ?? "") &&
  !(Number(header("content-length") ?? 0) > MAX_PICTURE_BYTES);

type Answer = Pick<TransportAnswer, "status" | "bytes">;

/** What its first bytes say that it is; null for what is no picture. */
function pictureType({ bytes }: Answer): string | null {
  const type = sniff(bytes.subarray(0, 16));
  return type !== null && PICTURE_TYPES.has(type) ? type : null;
}

async function ask(url: URL, requestId: string, signal: AbortSignal): Promise<Answer> {
  const { upstream } = environment();
  const call = {
    operation: "GET media",
    url,
    method: "GET",
    headers: { accept: "image/*", "x-request-id": requestId },
    body: undefined,
    headersTimeoutMs: upstream.timeoutMs,
    totalTimeoutMs: upstream.totalTimeoutMs,
    requestId,
    signal,
    mayRetry: true,
    isWanted,
    maxBytes: MAX_PICTURE_BYTES,
  };
  const { status, bytes } = await recorded(call, undefined, send).catch((error: unknown) => {
    // It turned out to be too large on the way.
    throw error instanceof UpstreamInvalidError ? new ApiError("NOT_FOUND") : error;
  });
  return { status, bytes };
}

/** Whoever asks so soon for what others wait for, or still take, gets the same bytes. */
const SHARED_MS = 60_000;
const MAX_SHARED = 1_000;

interface Shared {
  readonly until: number;
  flight: Promise<Answer> | undefined;
  /** Those who take it are all that keeps it in memory. */
  answer: WeakRef<Answer> | undefined;
  waiting: number;
  readonly left: AbortController;
}

const shared = inProcess("pictures", () => new BoundedMap<string, Shared>(MAX_SHARED));

function begin(address: URL, requestId: string): Shared {
  const { href } = address;
  const left = new AbortController();
  const flight = ask(address, requestId, left.signal);
  const until = performance.now() + SHARED_MS;
  const entry: Shared = { until, flight, answer: undefined, waiting: 0, left };
  shared().set(href, entry);
  const land = (answer?: Answer) => {
    entry.flight = undefined;
    if (answer && pictureType(answer)) entry.answer = new WeakRef(answer);
    else if (shared().get(href) === entry) shared().delete(href);
  };
  flight.then(land, () => land());
  return entry;
}

/** The answer at an address, in memory once for all who take it, however slowly they do; asked for as long as anybody waits. */
async function answerAt(address: URL, requestId: string, signal: AbortSignal): Promise<Answer> {
  const { href } = address;
  const known = shared().get(href);
  const isUsable = known && known.until > performance.now() && !known.left.signal.aborted;
  const taken = isUsable ? known.answer?.deref() : undefined;
  if (taken) return taken;
  const entry = isUsable && known.flight ? known : begin(address, requestId);
  const leave = () => {
    entry.waiting -= 1;
    if (entry.waiting === 0) entry.left.abort(signal.reason);
  };
  entry.waiting += 1;
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  try {
    return await (entry.flight as Promise<Answer>);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** As much as a reader is handed at once. */
const PIECE_BYTES = 64 * 1024;

/** The bytes piece by piece: a body in one would be a copy for each reader. */
function piecesOf(answer: Answer): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        const { bytes } = answer;
        controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
        if (at >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * GET /api/media/{number}/{path}: a picture below one of the prefixes of `MEDIA_ORIGINS`. The type is told by its
 * first bytes, so that nothing but a picture passes; neither key nor token goes along.
 */
export async function media({ params, requestId, request, log }: HandlerContext) {
  const { mediaPrefixes } = environment();
  const address = mediaAddress(Array.isArray(params.path) ? params.path : [], mediaPrefixes);
  if (!address) throw new ApiError("NOT_FOUND");
  const answer = await answerAt(address, requestId, request.signal);
  log.upstreamStatus = answer.status;
  const type = pictureType(answer);
  if (type === null) throw new ApiError("NOT_FOUND");
  return new Response(piecesOf(answer), {
    headers: {
      ...SAFE_HEADERS,
      "content-type": type,
      "cache-control": `private, max-age=${CACHE_SECONDS}`,
    },
  });
}
