import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { marketplaceEndpoints } from "../contract/marketplace.ts";

it.each([
  [404, "text/html", "<h1>"],
  [410, "text/html", "<h1>"],
  [501, "text/html", "<h1>"],
  [404, "application/json", '{"status":404,"error":"Not Found"}'],
])(
  "an order is refused by the upstream's words alone, not by a bare %i of %s",
  async (status, type, text) => {
    const server = createServer((_, response) =>
      response.writeHead(status, { "content-type": type }).end(text),
    );
    await once(server.listen(0, "127.0.0.1"), "listening");
    vi.resetModules();
    const variables = {
      APP_ORIGIN: "http://localhost:3000",
      SESSION_SECRET: "unit-secret-for-this-suite-alone-0001",
      UPSTREAM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      UPSTREAM_API_KEY: "key",
    };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { callUpstream } = await import("./call.ts");
    const caller = { requestId: "request-1", bearer: "token" };
    const order = callUpstream(marketplaceEndpoints.order, { body: { quoteId: "q1" } }, caller);
    await expect(order).rejects.toMatchObject({
      code: "UPSTREAM_UNREACHED",
      upstreamStatus: status,
    });
    const quote = callUpstream(marketplaceEndpoints.quote, { body: { productId: "p1" } }, caller);
    expect(await quote).toMatchObject({ ok: false, refusal: { status } });
    server.close();
  },
);
