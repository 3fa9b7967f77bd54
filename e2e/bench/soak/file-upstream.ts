import { createServer } from "node:http";
import { Readable } from "node:stream";
import { createProxyMiddleware } from "http-proxy-middleware";

const { PORT, UPSTREAM_URL } = process.env;
const CHUNK = Buffer.from("1,-1.50,2026-01-01\r\n".repeat(3_277));
/** Just below what an export may have, and more than the kernels between two processes keep. */
const CHUNKS = 300;

const pass = createProxyMiddleware({ target: UPSTREAM_URL, changeOrigin: true });

/** The sandbox, with exports of 19 MB for whoever asks. */
createServer((request, response) => {
  if (!request.url?.includes("/export")) {
    void pass(request, response);
    return;
  }
  response.writeHead(200, { "content-type": "text/csv; charset=utf-8" });
  Readable.from(Array.from({ length: CHUNKS }, () => CHUNK)).pipe(response);
}).listen(Number(PORT), "127.0.0.1");
