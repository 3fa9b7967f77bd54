import { createReadStream, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { contentTypeOf } from "./content-types.ts";
import { type HostedFunction, relay, startFunction } from "./function-host.ts";
import type { Host, HostOptions } from "./host.ts";
import { type Target, VercelRoutes } from "./vercel-routes.ts";

/** The largest body of a request, and the error that takes the place of one that is larger. */
const MAX_BODY_BYTES = 4_500_000;
const TOO_LARGE = '{"error":{"code":"413","message":"Request Entity Too Large"}}';

type Headers = Record<string, string | readonly string[] | undefined>;

/** The middleware's own words, which nobody outside hears. */
const isInternal = (name: string) => name.startsWith("x-middleware-");

/** What the middleware makes of a request: its headers for the render, and what its answer adds. */
function afterMiddleware(asked: Headers, answer: IncomingMessage) {
  const { headers } = answer;
  const override = headers["x-middleware-override-headers"];
  const names = typeof override === "string" ? override.split(",") : undefined;
  const forwarded = names
    ? Object.fromEntries(names.map((name) => [name, headers[`x-middleware-request-${name}`]]))
    : asked;
  const added = Object.entries(headers).filter(
    ([name]) => !isInternal(name) && !["connection", "transfer-encoding", "date"].includes(name),
  );
  return { forwarded, added: Object.fromEntries(added) };
}

/** The host's router in front of pages, handlers and middleware, which are functions of their own. */
export async function startVercel(
  folder: string,
  port: number,
  { env, freezes }: HostOptions,
): Promise<Host> {
  const routes = new VercelRoutes(folder);
  const functions = new Map<string, HostedFunction>();
  for (const one of routes.functions()) {
    const { handler, useWebApi } = JSON.parse(readFileSync(`${one}/.vc-config.json`, "utf8"));
    const args = [one, handler, useWebApi ? "web" : "node"];
    const own = { ...env, VERCEL: "1" };
    functions.set(
      one,
      await startFunction({ file: "vercel-function.ts", args, env: own, freezes }),
    );
  }
  const middleware = [...functions].find(([one]) => one.endsWith("/_middleware.func"))?.[1];

  async function render(
    target: Target | undefined,
    request: { method: string | undefined; path: string; headers: Headers },
    body: Buffer,
    response: ServerResponse,
    { status, headers }: { status?: number | undefined; headers: Headers },
  ): Promise<void> {
    if (target?.kind === "file") {
      response.writeHead(200, { ...headers, "content-type": contentTypeOf(target.file) } as never);
      createReadStream(target.file).pipe(response);
      return;
    }
    const one = target && functions.get(target.folder);
    if (!one) throw new Error(`No function for ${request.path}`);
    const matched = { ...request.headers, "x-matched-path": target.matched };
    const answer = await one.invoke({ ...request, headers: matched }, body);
    const all = { ...answer.headers, ...headers };
    const cookies = [answer.headers["set-cookie"] ?? [], headers["set-cookie"] ?? []].flat();
    if (cookies.length > 0) all["set-cookie"] = cookies as string[];
    relay(answer, response, status ?? answer.statusCode, all);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "/", search = ""] = (request.url ?? "/").split("?", 2);
    const redirect = routes.redirect(path);
    if (redirect)
      return void response.writeHead(redirect.status, { location: redirect.location }).end();
    const body = await buffer(request);
    if (body.length > MAX_BODY_BYTES)
      return void response.writeHead(413, { "content-type": "application/json" }).end(TOO_LARGE);
    const { "x-visitor": visitor = request.socket.remoteAddress, ...came } = request.headers;
    // The host overwrites what a visitor says of the way.
    let headers: Headers = { ...came, "x-forwarded-for": visitor, "x-forwarded-proto": "http" };
    let added: Headers = routes.headers(path);
    let status: number | undefined;
    let to = path;
    if (middleware && routes.hasMiddleware(path, headers)) {
      const decided = await middleware.invoke(
        { method: request.method, path: request.url ?? "/", headers },
        body,
      );
      const isPassed =
        decided.headers["x-middleware-next"] ?? decided.headers["x-middleware-rewrite"];
      if (!isPassed) return relay(decided, response);
      decided.resume();
      const rewrite = decided.headers["x-middleware-rewrite"];
      if (typeof rewrite === "string") {
        to = new URL(rewrite, "http://host").pathname;
        status = decided.statusCode;
      }
      const made = afterMiddleware(headers, decided);
      headers = { ...made.forwarded, "x-forwarded-for": visitor };
      added = { ...added, ...made.added };
    }
    const query = new URLSearchParams(search);
    const target = routes.target(to, query) ?? routes.target("/_not-found", query);
    const text = query.toString();
    const asked = { method: request.method, path: text ? `${to}?${text}` : to, headers };
    await render(target, asked, body, response, { status, headers: added });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    functions: [...functions.values()],
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all([...functions.values()].map((one) => one.stop()));
    },
  };
}
