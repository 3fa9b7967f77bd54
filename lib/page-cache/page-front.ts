import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { serviceClock } from "../live/service-clock.ts";
import { LANGUAGE_COOKIE, THEME_COOKIE } from "../preferences.ts";
import { logLine } from "../process/log.ts";
import { notePage, notePageForMemory, pageRequestId } from "../telemetry/page-visits.ts";
import { telemetry } from "../telemetry/telemetry.ts";
import { type KeptPage, PageCache, placeNonce, type Render } from "./page-cache.ts";
import { accepts, type PageKey, pageKey } from "./page-key.ts";
import type { PageEncoding } from "./page-template.ts";

/** Says with a secret of the process that a request is the cache's own, and is rendered. */
const RENDER_HEADER = "x-merlin-render";
/**
 * The framework sends a page whole, with its metadata in the head, to a reader that runs no scripts; it is
 * the same page to all others.
 */
const WHOLE_PAGE_AGENT = "merlin-page-cache (as Bingbot)";

function encodingFor({ template }: KeptPage, header: string): PageEncoding {
  const found = template.encodings.find(
    (encoding) => encoding === "identity" || accepts(header, encoding),
  );
  return found ?? "identity";
}

/** True when a browser's copy is this very document (RFC 9110, 13.1.2). */
function isKnown({ template }: KeptPage, header: string | undefined): boolean {
  const named = header?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return named.includes("*") || named.includes(template.etag.slice(2));
}

function send(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) {
  const nonce = randomBytes(16).toString("base64");
  const { template } = page;
  const own = [
    ["etag", template.etag],
    ["x-request-id", requestId],
  ];
  if (isKnown(page, request.headers["if-none-match"])) {
    // The copy keeps the policy that it came with: its scripts carry that nonce.
    const kept = page.headers.filter(([name]) => name === "cache-control" || name === "vary");
    response.writeHead(304, [...kept, ...own].flat()).end();
    return;
  }
  const encoding = encodingFor(page, String(request.headers["accept-encoding"] ?? ""));
  const body = template.body(encoding, { nonce, serverNow: serviceClock.instant() });
  const headers = [
    ...page.headers.map(([name, value]) => [name, placeNonce(value, nonce)]),
    ...(encoding === "identity" ? [] : [["content-encoding", encoding]]),
    ["content-length", String(body.length)],
    ...own,
  ];
  response.writeHead(200, headers.flat()).end(request.method === "HEAD" ? undefined : body);
}

/** Sends a kept page, and tells of it as of any other. */
function answer(
  page: KeptPage,
  { path }: PageKey,
  ...[request, response]: Parameters<RequestListener>
) {
  const requestId = idOf(request);
  const { method = "GET", headers } = request;
  const traceparent = typeof headers.traceparent === "string" ? headers.traceparent : null;
  const record = telemetry()?.startPage({ requestId, method, traceparent });
  send(page, request, response, requestId);
  notePage(requestId, { page: path, decision: "kept", status: response.statusCode, record });
}

function idOf({ headers }: IncomingMessage): string {
  return pageRequestId(headers["x-request-id"]?.toString());
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const host = { "::": "localhost", "0.0.0.0": "127.0.0.1" }[address.address] ?? address.address;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${address.port}`;
}

function renderBy(server: Server, secret: string): Render {
  // A server that is told to end has no address: that is a rejection, as every other failure.
  return async ({ path, locale, theme }, signal) =>
    fetch(`${addressOf(server)}${path}`, {
      redirect: "manual",
      signal,
      headers: {
        [RENDER_HEADER]: secret,
        "user-agent": WHOLE_PAGE_AGENT,
        accept: "text/html",
        "accept-encoding": "identity",
        cookie: `${LANGUAGE_COOKIE}=${locale}; ${THEME_COOKIE}=${theme}`,
      },
    });
}

/**
 * Stands before a server's own listener: answers visitors' public pages from memory, and hands on the rest.
 *
 * @param serve the server's own listener
 */
export function pageFront(server: Server, serve: RequestListener): RequestListener {
  const secret = randomBytes(32);
  const cache = new PageCache(renderBy(server, secret.toString("base64url")));
  const isOwn = (value: unknown) => {
    const said = Buffer.from(typeof value === "string" ? value : "", "base64url");
    return said.length === secret.length && timingSafeEqual(said, secret);
  };
  return (request, response) => {
    const rendering = request.headers[RENDER_HEADER];
    delete request.headers[RENDER_HEADER];
    const isForMemory = rendering !== undefined && isOwn(rendering);
    if (isForMemory) notePageForMemory(idOf(request));
    const key = isForMemory ? undefined : pageKey(request);
    if (!key) return serve(request, response);
    cache
      .find(key)
      .then((page) => {
        if (page) answer(page, key, request, response);
        else serve(request, response);
      })
      .catch((error: unknown) => {
        const cause = error instanceof Error ? error.name : typeof error;
        logLine({ event: "page cache failed", cause }, "error");
        response.destroy();
      });
  };
}
