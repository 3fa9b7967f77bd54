import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { contentTypeOf } from "./content-types.ts";
import { type HostedFunction, relay, startFunction } from "./function-host.ts";
import type { Host, HostOptions } from "./host.ts";

/** The largest request of a function URL: 6 MB as text, in which binary grows by a third. */
const MAX_BODY_BYTES = 4_500_000;
const INSTANCES = 2;

/** Files lie in a bucket, whose answers know nothing of the application's headers. */
function fileOf(folder: string, path: string): string | undefined {
  const file = `${folder}/assets${path.split("?", 1)[0]}`;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** What CloudFront adds, in place of a visitor's own. */
function headersOf({ headers, socket }: IncomingMessage) {
  const forwarded = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
  const { "x-visitor": visitor, ...rest } = headers;
  const address = `${visitor ?? socket.remoteAddress}:${socket.remotePort}`;
  return { ...rest, "x-forwarded-for": forwarded, "cloudfront-viewer-address": address };
}

/** Lambda behind CloudFront, with a bucket for files: instances of one function take turns. */
export async function startAws(
  folder: string,
  port: number,
  { env, freezes, instances = INSTANCES }: HostOptions,
): Promise<Host> {
  const own = { CLIENT_ADDRESS_HEADER: "cloudfront-viewer-address", ...env };
  const functions: HostedFunction[] = [];
  for (let index = 0; index < instances; index += 1) {
    const args = [`${folder}/server-functions/default`];
    functions.push(await startFunction({ file: "lambda.ts", args, env: own, freezes }));
  }
  let turn = 0;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = fileOf(folder, request.url ?? "/");
    if (file) {
      response.writeHead(200, { "content-type": contentTypeOf(file) });
      createReadStream(file).pipe(response);
      return;
    }
    const body = await buffer(request);
    if (body.length > MAX_BODY_BYTES) {
      response.writeHead(413, { "content-type": "application/json" }).end('{"Message":null}');
      return;
    }
    turn += 1;
    const { method, url: path = "/" } = request;
    const one = functions[turn % functions.length];
    if (one) relay(await one.invoke({ method, path, headers: headersOf(request) }, body), response);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    functions,
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all(functions.map((one) => one.stop()));
    },
  };
}
