import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { UpstreamUnreachedError } from "./errors.ts";
import { send } from "./transport.ts";
import { isCertificateFault, isUnconnected } from "./unconnected.ts";

/** For 127.0.0.1, signed by itself, made for this test alone. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkgu7bB/uXKmKAbc/
l/8uO+yqLQ0sVAvOEVzPWBU6skihRANCAASyzqdwGicA+dpRcf9pxaL8azr0XeJ7
SkoRf/esLkWopWfk2hRMyxcb6gIO5ywkity+tVbL30uLjvqj0VPqt6jC
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUMlBoDTAXmkAutWz92hvjQTLeu94wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDA4NDc0NloYDzIxMjYxMTA2
MDg0NzQ2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASyzqdwGicA+dpRcf9pxaL8azr0XeJ7SkoRf/esLkWopWfk2hRMyxcb
6gIO5ywkity+tVbL30uLjvqj0VPqt6jCo2QwYjAdBgNVHQ4EFgQUwLZusHI+8Zpx
aGtUz5MQC+89nvcwHwYDVR0jBBgwFoAUwLZusHI+8ZpxaGtUz5MQC+89nvcwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQD1BITKTnZY2gys3jcbDNTcW7fw8YzoTH2GOr21+uN6fQIgQCmXeNhKoCHF7s9W
5AGJYIIAZ/14BFAuHvO0/62FY7s=
-----END CERTIFICATE-----`;

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
