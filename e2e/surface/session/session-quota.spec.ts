import { startApplication } from "../../fixtures/application.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const WALLETS = "/api/bff/account/wallets";
const CALLS = 20;

test("R8.2 a session that calls too often waits, with its wait named, and no other one does", async ({
  upstream,
  sandbox,
}) => {
  const application = await startApplication(upstream.url, {
    SESSION_CALLS_PER_MINUTE: String(CALLS),
  });
  try {
    const [busy, other] = [new Visitor(application.url), new Visitor(application.url)];
    await busy.login("anna");
    await other.login("anna");
    const statuses = await Promise.all(
      Array.from({ length: CALLS + 5 }, async () => (await busy.clone().send(WALLETS)).status),
    );
    expect(statuses.toSorted()).toEqual([...Array(CALLS).fill(200), ...Array(5).fill(429)]);
    const requests = await sandbox.requestsDuring(async () => {
      const refused = await busy.send(WALLETS);
      const { error } = refused.json<{ error: Record<string, unknown> }>();
      const seconds = Number(refused.headers["retry-after"]);
      expect(error).toMatchObject({
        code: "RATE_LIMITED",
        details: { retryAfterSeconds: seconds },
      });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(refused.setCookies).toEqual([]);
    });
    expect(requests).toEqual([]);
    expect((await other.send(WALLETS)).status).toBe(200);
    const told = application.lines.filter((line) => line.includes('"audit":"calls over quota"'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? "{}")).toMatchObject({ count: CALLS });
    expect((await busy.open("/wallet")).status).toBe(200);
    expect((await busy.post("/api/session/refresh")).status).toBe(204);
    expect((await busy.post("/api/session/logout")).status).toBe(204);
    await busy.login("anna");
    expect((await busy.send(WALLETS)).status).toBe(200);
  } finally {
    await application.stop();
  }
});
