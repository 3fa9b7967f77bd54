import { once } from "node:events";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, expect, it } from "vitest";
import { CERTIFICATE, KEY } from "./testing/certificate.ts";
import { send } from "./transport.ts";

const DEFAULT = getCACertificates("default");

afterEach(() => setDefaultCACertificates(DEFAULT));

it("an order is sent once, though the peer offers a version in which it can ask for it again", async () => {
  setDefaultCACertificates([CERTIFICATE]);
  const versions: string[] = [];
  const server = createSecureServer({ key: KEY, cert: CERTIFICATE, allowHTTP1: true });
  server.on("request", (request, response) => {
    versions.push(request.httpVersion);
    if ("stream" in response) response.stream?.close(/* REFUSED_STREAM */ 7);
    else request.socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const call = send({
    operation: "POST test/order",
    url: new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/order`),
    method: "POST",
    headers: {},
    body: Buffer.from("{}"),
    headersTimeoutMs: 5_000,
    totalTimeoutMs: 5_000,
    requestId: "request-1",
    signal: undefined,
    mayRetry: false,
  });
  await expect(call).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  expect(versions).toEqual(["1.1"]);
  server.close();
});
