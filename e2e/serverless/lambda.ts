import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { fail, finishOf, sayReady } from "./function-process.ts";

/** What AWS's runtime for Node hands to a streaming handler, as far as the adapter uses it. */
type Handler = (event: object, stream: Writable, context: object) => Promise<void>;

const [folder = "", port = ""] = process.argv.slice(2);

/** Between the head, as JSON, and the bytes of the answer (AWS, response streaming). */
const DELIMITER = Buffer.alloc(8);

/** An event of a function URL, payload version 2.0. */
async function eventOf(request: IncomingMessage): Promise<object> {
  const url = new URL(request.url ?? "/", "http://function");
  const { cookie, ...headers } = request.headers;
  const body = await buffer(request);
  return {
    version: "2.0",
    rawPath: (request.url ?? "/").split("?", 1)[0],
    rawQueryString: url.search.slice(1),
    cookies: cookie?.split("; "),
    headers,
    requestContext: {
      http: { method: request.method, path: url.pathname, sourceIp: "127.0.0.1" },
    },
    body: body.toString("base64"),
    isBase64Encoded: true,
  };
}

/** The stream that a handler writes to: first the head, then eight zero bytes, then the answer. */
function streamTo(response: ServerResponse): Writable {
  let head: Buffer | undefined = Buffer.alloc(0);
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!head) return void response.write(chunk, () => done());
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(DELIMITER);
      if (end < 0) return done();
      const { statusCode, headers, cookies = [] } = JSON.parse(head.toString("utf8", 0, end));
      const rest = head.subarray(end + DELIMITER.length);
      head = undefined;
      response.writeHead(statusCode, { ...headers, ...(cookies[0] && { "set-cookie": cookies }) });
      response.flushHeaders();
      if (rest.length === 0) return done();
      response.write(rest, () => done());
    },
    final(done) {
      response.end(done);
    },
  });
  return Object.assign(stream, { setContentType: () => undefined });
}

Object.assign(globalThis, { awslambda: { streamifyResponse: (handler: Handler) => handler } });
const { handler } = (await import(pathToFileURL(`${folder}/index.mjs`).href)) as {
  handler: Handler;
};

createServer((request, response) => {
  // The function may be frozen from here on: the runtime waits for the handler and for nothing else.
  const finish = finishOf(request);
  eventOf(request)
    .then((event) => handler(event, streamTo(response), { callbackWaitsForEmptyEventLoop: true }))
    .then(finish, (error: unknown) => {
      fail(response, error);
      finish();
    });
}).listen(Number(port), "127.0.0.1", sayReady);
