import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pageFront } from "../../page-cache/page-front.ts";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
import { logLine } from "../../process/log.ts";
import { buildFilesFront } from "./build-files.ts";
import { inTurn } from "./in-turn.ts";
import { readsFront } from "./reads-front.ts";
import {
  askForWhole,
  dropRouterHeaders,
  FILE,
  limitHeaders,
  queryProblem,
} from "./request-limits.ts";

/** A stream's reader has been cut off by then, with its own line in the log. */
const STALLED_MS = 90_000;

/** Addresses that no page, no file and no call has. */
const NOBODYS_PATH = "/*";
const NOBODYS_CALL = "/api/*";

/** The path and query of a request's target in any of its forms (RFC 9112, 3.2). */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  const address = URL.parse(target);
  const isAbsolute = address?.protocol === "http:" || address?.protocol === "https:";
  return address && isAbsolute ? address.pathname + address.search : NOBODYS_PATH;
}

/** Whose handlers tell methods apart and read bodies: every path under /api that is written plainly, as ours all are. */
const CALL = /^\/api(?!\/(?:[^?]*\/)?\.{1,2}(?:[/?]|$))\/[^?%#\\]*(?:\?|$)/;

/** What Next takes for its own router's question: it answers with data where a page is due, a 404's with 200. */
const ROUTER_DATA = /^\/(?!api\/|_next\/)[^?]*\.rsc(?:\?|$)/;

/** What Next tells a route's handlers of; of TRACE no `Request` can be made (Fetch, 2.2.1). */
const HANDLED = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Makes a read of what is no call. Next gathers such a body for the middleware: it would wait for its end, and write
 * of one that is long or breaks off past the log. A method that Next hands to no handler is refused by ours as OPTIONS is.
 */
function readUnlessCall(request: IncomingMessage): void {
  const { method = "", url = "", headers } = request;
  if (url.startsWith("/api/")) dropRouterHeaders(headers);
  if (method === "GET" || method === "HEAD") return;
  if (url.startsWith("/api/")) {
    // Decoded, or once its dots are followed, it may be another path: what was to be written there must not become a read of it.
    if (!CALL.test(url)) request.url = NOBODYS_CALL;
    if (!HANDLED.has(method)) request.method = "OPTIONS";
    return;
  }
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete headers[name];
}

type SecureHeaders = Readonly<Record<string, string>>;

// Next redirects for slashes before anything of ours is asked, and tells where the middleware has led a request.
function mendHead(response: ServerResponse, secure: SecureHeaders): void {
  const write = response.writeHead;
  const withHeaders: typeof write = (status: number, ...rest: unknown[]) => {
    response.writeHead = write;
    response.removeHeader("x-middleware-rewrite");
    if (status === 307 || status === 308) {
      const due = { ...SAFE_HEADERS, ...secure, vary: "cookie" };
      for (const [name, value] of Object.entries(due))
        if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return Reflect.apply(write, response, [status, ...rest]);
  };
  response.writeHead = withHeaders;
}

/** What is answered before Next and the handlers: the envelope of errors, and its line in the log. */
function refusal(route: string, message: string, secure: SecureHeaders) {
  const requestId = randomUUID();
  const code = "BAD_REQUEST";
  logLine({ requestId, route, code, status: 400 });
  const body = JSON.stringify({ error: { code, message, requestId } });
  const headers = {
    connection: "close",
    ...SAFE_HEADERS,
    ...secure,
    "content-type": "application/json",
    "content-length": body.length,
    "x-request-id": requestId,
  };
  return { headers, body };
}

function refuseUpgrade(socket: Duplex, secure: SecureHeaders): void {
  const { headers, body } = refusal("upgrade", "Nothing is upgraded here.", secure);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on("error", () => socket.destroy());
  socket.end(`${["HTTP/1.1 400 Bad Request", ...lines].join("\r\n")}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** Makes of a request what Next can read in little time, or answers one of which it cannot. */
function readable(
  serve: RequestListener,
  secure: SecureHeaders,
  stalledMs: number,
): RequestListener {
  return (request, response) => {
    request.url = originForm(request.url ?? "");
    const problem = queryProblem(request.url);
    if (problem) {
      const { headers, body } = refusal("query", problem, secure);
      response.writeHead(400, headers).end(body);
      return;
    }
    if (ROUTER_DATA.test(request.url)) request.url = NOBODYS_PATH;
    readUnlessCall(request);
    limitHeaders(request.headers);
    if (FILE.test(request.url)) askForWhole(request.headers);
    mendHead(response, secure);
    response.setTimeout(stalledMs, () => {
      if (request.socket.writableLength > 0) request.socket.destroy();
    });
    serve(request, response);
  };
}

/** After so many turns of the loop in which nobody was accepted, everybody who connected before has been, and is read. */
const QUIET_TURNS = 3;

/** Whoever goes on connecting does not keep a server open for longer. */
const READING_MS = 5_000;

/**
 * Lets a server read what reached it while it was busy before it closes: a turn of the loop accepts one connection, and
 * Node resets those of which nothing has been read.
 */
function readBeforeClosing(server: Server): void {
  const close = server.close.bind(server);
  const closeRead: typeof close = (closed) => {
    let quiet = 0;
    const accepted = () => {
      quiet = 0;
    };
    const lastAt = performance.now() + READING_MS;
    const turn = () => {
      quiet += 1;
      if (quiet <= QUIET_TURNS && performance.now() < lastAt) setImmediate(turn);
      else close(closed);
    };
    server.on("connection", accepted);
    setImmediate(turn);
    return server;
  };
  server.close = closeRead;
}

function guard(server: Server, options: GuardOptions): void {
  const { keepsPages, buildFiles, strictTransport, stalledMs = STALLED_MS } = options;
  const secure: SecureHeaders = strictTransport
    ? { "strict-transport-security": strictTransport }
    : {};
  if (keepsPages) standBefore(server, (serve) => pageFront(server, serve));
  if (buildFiles) standBefore(server, (serve) => buildFilesFront(buildFiles, serve));
  standBefore(server, readsFront);
  standBefore(server, (serve) => readable(serve, secure, stalledMs));
  standBefore(server, inTurn);
  readBeforeClosing(server);
  // Next leaves upgrades of pages unanswered, for a server of one's own to take.
  server.removeAllListeners("upgrade").on("upgrade", (_request, socket) => {
    refuseUpgrade(socket, secure);
  });
}

/** Puts a listener before what answers the server's requests so far. */
function standBefore(server: Server, frontOf: (serve: RequestListener) => RequestListener): void {
  const listeners = server.listeners("request");
  const serve = (...request: Parameters<RequestListener>) => {
    for (const listener of listeners) Reflect.apply(listener, server, request);
  };
  server.removeAllListeners("request").on("request", frontOf(serve));
}

interface GuardOptions {
  /** Public pages are answered from memory. */
  readonly keepsPages: boolean;
  /** The directory of the build's files, if they are answered as the build compressed them. */
  readonly buildFiles?: string;
  /** `Strict-Transport-Security` of what is refused here, on https. */
  readonly strictTransport?: string;
  /** After so long a reader who takes nothing is gone. */
  readonly stalledMs?: number;
}

/** Stands before every HTTP server that begins to listen from now on in this process. */
export function guardServers(options: GuardOptions): void {
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    const { server } = message as { server: unknown };
    if (server instanceof Server) guard(server, options);
  });
}
