import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type Call, Platform, type Reply, type StubForm } from "./stub-platform.ts";

export interface StubOptions extends StubForm {
  /** Changes an answer on its way out; the test's way to break the stub. */
  readonly alter?: (call: Call, reply: Reply) => Reply;
}

export interface Stub {
  readonly url: string;
  /** Method and path of every request so far. */
  readonly calls: readonly string[];
  /** From now on every access token issued so far is expired. */
  expireTokens(): void;
  close(): Promise<void>;
}

async function readCall(request: IncomingMessage, platform: Platform): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const isJson = request.headers["content-type"]?.startsWith("application/json");
  const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  const apiKey = request.headers["x-api-key"];
  return {
    method: request.method ?? "",
    path: (request.url ?? "").split("?")[0] ?? "",
    apiKey: typeof apiKey === "string" ? apiKey : undefined,
    bearer,
    body: isJson ? JSON.parse(Buffer.concat(chunks).toString() || "{}") : {},
    standing: platform.standing(bearer),
  };
}

/** Starts an upstream that knows the specification's own calls and nothing of this project. */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const platform = new Platform(options);
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const call = await readCall(request, platform);
    calls.push(`${call.method} ${call.path}`);
    const plain = platform.answer(call);
    const reply = options.alter?.(call, plain) ?? plain;
    const isWrapped = options.envelope && reply.status < 300 && !call.path.startsWith("/locales/");
    const body = isWrapped ? { data: reply.body } : reply.body;
    const type = { "content-type": "application/json; charset=utf-8" };
    response.writeHead(reply.status, { ...type, ...reply.headers });
    response.end(reply.raw ?? JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    calls,
    expireTokens() {
      for (const token of platform.tokens.values()) if (token.kind === "access") token.endsAt = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
