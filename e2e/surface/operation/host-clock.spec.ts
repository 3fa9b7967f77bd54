import { startApplication } from "../../fixtures/application.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { shiftedHost } from "../../fixtures/shifted-clock.ts";
import { expect, test } from "../../fixtures/test.ts";

const HOUR_MS = 3_600_000;
const HOLD = "Withdrawals are paused until";

for (const hours of [30, -30]) {
  test(`R10.3 a host whose clock is ${hours} hours off keeps its members, and tells of holds, addresses and days by the service's`, {
    tag: hours > 0 ? [] : "@deep",
  }, async ({ upstream, sandbox, newcomer }) => {
    const application = await startApplication(upstream.url, shiftedHost(hours));
    try {
      const visitor = new Visitor(application.url);
      const { username, password } = newcomer;
      expect((await visitor.post("/api/session/login", { username, password })).status).toBe(200);
      const now = await sandbox.now();
      const { database } = upstream.sandbox;
      const hold = (at: number) =>
        database.run("UPDATE member SET security_hold_until = ? WHERE username = ?", at, username);

      hold(now + HOUR_MS);
      const held = await visitor.open("/setting/security");
      expect(held.status).toBe(200);
      expect(held.text).toContain(HOLD);

      hold(now - HOUR_MS);
      expect((await visitor.open("/setting/security")).text).not.toContain(HOLD);

      const today = new Date(now).toISOString().slice(0, 10);
      const days = await visitor.open("/transactions/daily-profit");
      expect(days.text).toContain(`max="${today}"`);

      const answer = await visitor.send("/api/bff/account/wallets");
      expect(answer.status).toBe(200);
      const named = Date.parse(answer.headers["x-service-time"] ?? "");
      expect(Math.abs(named - (await sandbox.now()))).toBeLessThan(2_000);
    } finally {
      await application.stop();
    }
  });
}
