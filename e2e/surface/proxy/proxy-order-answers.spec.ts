import { outcomeOf } from "../../../lib/bff/client/undecided-calls.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const ORDERS = "/market/orders";

test.afterEach(({ relay }) => relay.intercept(undefined));

for (const status of [404, 501]) {
  test(`R10.4 a lost order is not refused by a ${status} of whoever stands before a service that starts`, async ({
    relay,
    relayedApplication,
  }) => {
    const visitor = new Visitor(relayedApplication.url);
    await visitor.login("anna");
    const quote = await visitor.post("/api/bff/market/quote", { productId: "nano" });
    const key = { "idempotency-key": crypto.randomUUID() };
    const order = () => visitor.post(`/api/bff${ORDERS}`, quote.json(), key);
    let booked = "";
    relay.intercept(async (call, forward) => {
      if (!call.path.endsWith(ORDERS)) return forward();
      if (booked)
        return { status, headers: { "content-type": "text/html" }, body: "<h1>default</h1>" };
      booked = (await forward()).body;
      throw new Error("The answer is lost");
    });
    expect((await order()).json()).toMatchObject({ error: { code: "UPSTREAM_UNAVAILABLE" } });
    const again = await order();
    const { code } = again.json<{ error: { code: string } }>().error;
    expect([again.status, code, outcomeOf(again.status, code)]).toEqual([
      503,
      "UPSTREAM_UNREACHED",
      "deferred",
    ]);
    relay.intercept(undefined);
    const last = await order();
    const idOf = (text: string) => JSON.parse(text).order.id;
    expect([last.status, idOf(last.text)]).toEqual([200, idOf(booked)]);
  });
}
