import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, expect, it } from "vitest";
import { CERTIFICATE, KEY } from "./testing/certificate.ts";
import { sendOrder } from "./testing/send-order.ts";

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
  await expect(sendOrder(server)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  expect(versions).toEqual(["1.1"]);
  server.close();
});
