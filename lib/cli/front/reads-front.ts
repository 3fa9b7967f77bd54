import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { loadedProxy } from "../../bff/proxy/loaded-proxy.ts";
import { accepts } from "../../page-cache/page-key.ts";
import { logLine } from "../../process/log.ts";

const PREFIX = "/api/bff/";
/** A segment as our pages write it, and no step of a path; any other spelling is left to the framework. */
const SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;
/** Packing less costs more than it saves. */
const LEAST_PACKED_BYTES = 1_024;
const PACKABLE = /^(?:application\/json|text\/)/;

const pack = promisify(gzip);

/** The segments below `/api/bff/` that a plain read asks for; undefined for what the framework is to answer. */
function readPath({ method, url = "", headers }: IncomingMessage): string[] | undefined {
  if (method !== "GET" || !url.startsWith(PREFIX)) return;
  if ("content-length" in headers || "transfer-encoding" in headers) return;
  const end = url.indexOf("?");
  const path = url.slice(PREFIX.length, end === -1 ? undefined : end).split("/");
  return path.every((segment) => SEGMENT.test(segment)) ? path : undefined;
}

/** The request as the framework gives it to handlers; its signal says that whoever asked has left. */
function toRequest(
  { url = "", headers, socket: { remoteAddress } }: IncomingMessage,
  response: ServerResponse,
): Request {
  const left = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) left.abort();
  });
  const all = Object.entries({
    ...headers,
    "x-forwarded-for": headers["x-forwarded-for"] ?? remoteAddress ?? "",
  });
  const given = all.map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`http://localhost${url}`, { headers: given, signal: left.signal });
}

/** `arrayBuffer()` copies what mostly is one piece, and costs several times as much. */
async function readWhole({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

async function send(answer: Response, mayPack: boolean, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  response.setHeader("vary", "accept-encoding");
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const isPackable = mayPack && PACKABLE.test(answer.headers.get("content-type") ?? "");
  if (answer.body && answer.headers.has("content-disposition")) {
    if (isPackable) response.setHeader("content-encoding", "gzip");
    const file = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
    // What breaks a file off has a line in the log of its own. For a reader who had left before, the pipeline does not begin.
    await pipeline([file, ...(isPackable ? [createGzip()] : []), response]).catch(() => {
      file.destroy();
    });
    return;
  }
  const bytes = await readWhole(answer);
  const isPacked = isPackable && bytes.length >= LEAST_PACKED_BYTES;
  if (isPacked) response.setHeader("content-encoding", "gzip");
  response.end(isPacked ? await pack(bytes) : bytes);
}

/**
 * Hands a browser's plain reads to the proxy itself, and everything else on: the framework's way to a handler costs three times
 * what the handler does. Until the framework has loaded the proxy, it answers those as well.
 *
 * @param serve the server's own listener
 */
export function readsFront(serve: RequestListener): RequestListener {
  return (request, response) => {
    const { handler } = loadedProxy();
    const path = handler && readPath(request);
    if (!path) return serve(request, response);
    const mayPack = accepts(String(request.headers["accept-encoding"] ?? ""), "gzip");
    const answer = async () => {
      const params = Promise.resolve({ path });
      await send(await handler(toRequest(request, response), { params }), mayPack, response);
    };
    answer().catch((error: unknown) => {
      const cause = error instanceof Error ? error.name : typeof error;
      logLine({ event: "read failed", cause }, "error");
      response.destroy();
    });
  };
}
