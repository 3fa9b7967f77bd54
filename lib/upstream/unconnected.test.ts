import { once } from "node:events";
import { createServer } from "node:https";
import { expect, it } from "vitest";
import { UpstreamUnreachedError } from "./errors.ts";
import { CERTIFICATE, KEY } from "./testing/certificate.ts";
import { sendOrder } from "./testing/send-order.ts";
import { isCertificateFault, isUnconnected } from "./unconnected.ts";

it("a certificate that is not believed is no connection: nothing was sent over it", async () => {
  let asked = 0;
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    asked += 1;
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await expect(sendOrder(server)).rejects.toThrow(UpstreamUnreachedError);
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
