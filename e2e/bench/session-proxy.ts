import { createServer, type IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { createProxyMiddleware } from "http-proxy-middleware";
import { unsealData } from "iron-session";

const {
  PORT,
  UPSTREAM_URL,
  UPSTREAM_API_KEY = "",
  SESSION_PASSWORD = "",
  KEEPS_OPENED,
} = process.env;
const MAX_BODY_BYTES = 16 * 1024;

interface Session {
  readonly accessToken: string;
  readonly expiresAt: number;
}

const opened = new Map<string, Session>();

async function open(seal: string): Promise<Session> {
  const known = opened.get(seal);
  if (known) return known;
  const session = await unsealData<Session>(seal, { password: SESSION_PASSWORD });
  if (KEEPS_OPENED) opened.set(seal, session);
  return session;
}

/** The status that refuses a request; undefined once it carries the member's bearer. */
async function authorize(request: IncomingMessage): Promise<number | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return 413;
  const seal = parseCookie(request.headers.cookie ?? "").session;
  const session = seal === undefined ? undefined : await open(seal);
  if (!session?.accessToken || session.expiresAt <= Date.now()) return 401;
  request.headers.authorization = `Bearer ${session.accessToken}`;
  request.headers["x-api-key"] = UPSTREAM_API_KEY;
  delete request.headers.cookie;
  return undefined;
}

const pass = createProxyMiddleware({ target: UPSTREAM_URL, changeOrigin: true });

/** Passes everything on as the member whom a sealed cookie names, without looking at what comes back. */
createServer(async (request, response) => {
  const refusal = await authorize(request);
  if (refusal === undefined) await pass(request, response);
  else response.writeHead(refusal).end();
}).listen(Number(PORT), "localhost");
