import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import { fail, finishOf, sayReady } from "./function-process.ts";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type WebHandler = (request: Request) => Promise<Response>;

const [folder = "", launcher = "", kind = "", port = ""] = process.argv.slice(2);

interface RequestContext {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** What the host's runtime offers launchers: a function is kept until all that it was asked to wait for is done. */
const contexts = new AsyncLocalStorage<RequestContext>();
Object.assign(globalThis, {
  [Symbol.for("@vercel/request-context")]: { get: () => contexts.getStore() },
});

const handler: unknown = createRequire(`${folder}/`)(`./${launcher}`);

async function answerWeb(
  handle: WebHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url, headers } = request;
  const body = method === "GET" || method === "HEAD" ? undefined : await buffer(request);
  const asked = new Request(`http://${headers.host}${url}`, {
    method,
    headers: headers as Record<string, string>,
    body: body && new Uint8Array(body),
  });
  const answer = await handle(asked);
  const setCookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(setCookies.length > 0 && { "set-cookie": setCookies }),
  });
  if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
  else response.end();
}

async function invoke(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const held: Promise<unknown>[] = [];
  const closed = once(response, "close");
  await contexts.run({ waitUntil: (work) => held.push(work) }, async () => {
    if (kind === "web") await answerWeb(handler as WebHandler, request, response);
    else await (handler as NodeHandler)(request, response);
  });
  await closed;
  for (let done = 0; done < held.length; done += 1) await held[done];
}

createServer((request, response) => {
  const finish = finishOf(request);
  invoke(request, response).then(finish, (error: unknown) => {
    fail(response, error);
    finish();
  });
}).listen(Number(port), "127.0.0.1", sayReady);
