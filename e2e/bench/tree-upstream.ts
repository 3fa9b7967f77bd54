import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "undici";

const TREE_PATH = "/auth/client/get-binary-tree";
const EVERY_LEVEL = "100000";
const HOP_HEADERS = ["host", "connection", "content-length", "transfer-encoding", "keep-alive"];

function withoutHops(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const rows = Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name));
  return Object.fromEntries(rows.map(([name, value]) => [name, String(value)]));
}

/**
 * An upstream that knows no depth: it stands in front of the sandbox and asks it for the whole tree,
 * whatever it is asked for.
 */
export async function startDepthless(upstreamUrl: string) {
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", upstreamUrl);
    if (url.pathname === TREE_PATH) url.searchParams.set("depth", EVERY_LEVEL);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const answer = await request(url, {
      method: incoming.method as "GET",
      headers: withoutHops(incoming.headers),
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    outgoing.writeHead(answer.statusCode, withoutHops(answer.headers));
    answer.body.pipe(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
