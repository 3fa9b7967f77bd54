import "server-only";
import { sniff } from "../../contract/protocol/file-type.ts";
import { environment } from "../../env/server.ts";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
import { UpstreamInvalidError } from "../../upstream/errors.ts";
import { mediaAddress } from "../../upstream/media.ts";
import { recorded } from "../../upstream/recorded.ts";
import { send, type TransportRequest } from "../../upstream/transport.ts";
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

/**
 * GET /api/media/{number}/{path}: a picture below one of the prefixes of `MEDIA_ORIGINS`. The type is told by its
 * first bytes, so that nothing but a picture passes; neither key nor token goes along.
 */
export async function media({ params, requestId, request, log }: HandlerContext) {
  const { mediaPrefixes, upstream } = environment();
  const address = mediaAddress(Array.isArray(params.path) ? params.path : [], mediaPrefixes);
  if (!address) throw new ApiError("NOT_FOUND");
  const call = {
    operation: "GET media",
    url: address,
    method: "GET",
    headers: { accept: "image/*", "x-request-id": requestId },
    body: undefined,
    headersTimeoutMs: upstream.timeoutMs,
    totalTimeoutMs: upstream.totalTimeoutMs,
    requestId,
    signal: request.signal,
    mayRetry: true,
    isWanted,
    maxBytes: MAX_PICTURE_BYTES,
  };
  const answer = await recorded(call, undefined, send).catch((error: unknown) => {
    // It turned out to be too large on the way.
    throw error instanceof UpstreamInvalidError ? new ApiError("NOT_FOUND") : error;
  });
  log.upstreamStatus = answer.status;
  const type = sniff(answer.bytes.subarray(0, 16));
  if (type === null || !PICTURE_TYPES.has(type)) throw new ApiError("NOT_FOUND");
  return new Response(new Uint8Array(answer.bytes), {
    headers: {
      ...SAFE_HEADERS,
      "content-type": type,
      "cache-control": `private, max-age=${CACHE_SECONDS}`,
    },
  });
}
