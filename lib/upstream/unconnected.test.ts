import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { UpstreamUnreachedError } from "./errors.ts";
import { CERTIFICATE, KEY } from "./testing/certificate.ts";
import { send } from "./transport.ts";
import { isCertificateFault, isUnconnected } from "./unconnected.ts";

it("a certificate that is not believed is no connection: nothing was sent over it", async () => {
  let asked = 0;
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    asked += 1;
    response.end("{}");
  }).listen(0, "127.0.0.1");
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
  await expect(call).rejects.toThrow(UpstreamUnreachedError);
  expect(asked).toBe(0);
  server.close();
});

it.each([
  ["CERT_HAS_EXPIRED", undefined, true],
  ["ERR_TLS_CERT_ALTNAME_INVALID", undefined, true],
  ["EHOSTUNREACH", "connect", true],
  ["EHOSTUNREACH", "read", false],
  ["ECONNRESET", "read", false],
  ["UND_ERR_SOCKET", undefined, false],
])("%s of %s was before a connection: %s", (code, syscall, isBefore) => {
  expect(isUnconnected(Object.assign(new Error("any"), { code, syscall }))).toBe(isBefore);
});

it("is recognised in the words around it", () => {
  expect(isCertificateFault("the connection failed (SELF_SIGNED_CERT_IN_CHAIN)")).toBe(true);
  expect(isCertificateFault("the connection failed (ECONNREFUSED)")).toBe(false);
});
