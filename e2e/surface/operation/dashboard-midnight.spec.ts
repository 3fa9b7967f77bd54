import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_MS = 86_400_000;

test("R10.3 daily profit is of the service's day a second after its midnight", async ({
  application,
  sandbox,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login("anna");
  const now = await sandbox.now();
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  await sandbox.advance(Math.ceil((midnight - now) / 1_000) + 1);
  // Seven days without a profit have no bars; other tests may have let as many pass.
  const key = { "idempotency-key": crypto.randomUUID() };
  const checkedIn = await visitor.post("/api/bff/airdrop/check-in", undefined, key);
  expect(checkedIn.status).toBe(200);
  const day = new Date(await sandbox.now());
  const label = new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(day);
  const dashboard = await visitor.open("/dashboard");
  expect(dashboard.text).toContain(label);
  const profit = await visitor.open("/transactions/daily-profit");
  expect(profit.text).toContain(`max="${day.toISOString().slice(0, 10)}"`);
});
