import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { forgetInProcess } from "../../../process/shared.ts";

export const ORIGIN = "http://localhost:3000";
const SECRET = "test-secret-for-this-suite-alone-0001";

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** What arrived at a stand-in server. */
export interface Arrival {
  readonly path: string;
  readonly key: string | undefined;
  readonly bearer: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes
  readonly body: any;
}

/** A server that keeps what arrives and answers as it is told. */
export async function standIn(first: Reply) {
  const arrivals: Arrival[] = [];
  const state = { reply: first };
  const header = ({ headers }: IncomingMessage, name: string) => headers[name]?.toString();
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    arrivals.push({
      path: request.url ?? "",
      key: header(request, "idempotency-key"),
      bearer: header(request, "authorization"),
      body: sent ? JSON.parse(sent) : undefined,
    });
    response.writeHead(state.reply.status, { "content-type": "application/json" });
    response.end(JSON.stringify(state.reply.body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    answer(reply: Reply): void {
      state.reply = reply;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The handlers about wallets over a fresh configuration, and members who call them. */
export async function standInSite(upstreamUrl: string, rpcUrl: string) {
  vi.resetModules();
  forgetInProcess("limiters");
  for (const [name, value] of Object.entries({
    APP_ORIGIN: ORIGIN,
    SESSION_SECRET: SECRET,
    UPSTREAM_URL: upstreamUrl,
    UPSTREAM_API_KEY: "key",
    RPC_URLS_56_SERVER: rpcUrl,
    RPC_URLS_97_SERVER: rpcUrl,
  }))
    vi.stubEnv(name, value);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { handle } = await import("../../handler/handler.ts");
  const { OWN_ROUTES } = await import("../../routes/own-routes.ts");
  const { nonce } = await import("../nonce.ts");
  const { address } = await import("../address.ts");
  const { beginSession, beginPending } = await import("../../../session/begin.ts");
  const headersOf = (cookie: string) => ({
    "content-type": "application/json",
    "x-csrf": "1",
    origin: ORIGIN,
    cookie,
  });
  const cookieOf = (changes: readonly { name: string; value: string }[]) =>
    changes.map(({ name, value }) => `${name}=${value}`).join("; ");
  const send =
    (route: ReturnType<typeof handle>, path: string) =>
    async (cookie: string, body?: unknown, headers: Record<string, string> = {}) => {
      const init = {
        method: "POST",
        headers: { ...headersOf(cookie), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const context = { params: Promise.resolve({}) };
      const answer = await route(new Request(`${ORIGIN}/api/${path}`, init), context);
      return { status: answer.status, headers: answer.headers, json: await answer.json() };
    };
  return {
    askNonce: send(handle(OWN_ROUTES.walletNonce, nonce), "wallet/nonce"),
    saveAddress: send(handle(OWN_ROUTES.walletAddress, address), "wallet/address"),
    async member(userId: string): Promise<string> {
      const tokens = {
        accessToken: `access-${userId}`,
        refreshToken: "refresh",
        userId,
        autoLogoutMinutes: 0,
      };
      return cookieOf(await beginSession(tokens));
    },
    async pendingMember(): Promise<string> {
      const tokens = { twoFactorToken: "second", refreshToken: "", username: "boris" };
      return cookieOf(await beginPending(tokens));
    },
  };
}
