import { leaveByKey, loseOrder } from "../../fixtures/browser/lost-order.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { enterAsErik } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { shiftBrowser } from "../../fixtures/shifted-clock.ts";
import { expect, test } from "../../fixtures/test.ts";

for (const hours of [5, -5]) {
  test(`R10.3 a notification is as old as the service says on a computer that is ${hours} hours off`, {
    tag: hours > 0 ? [] : "@deep",
  }, async ({ page, enter }) => {
    await enter({ USDT: "5" });
    await shiftBrowser(page, hours);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Notifications" }).click();
    const panel = page.getByRole("dialog", { name: "Notifications" });
    await expect(panel.getByRole("listitem").first()).toContainText(
      /seconds? ago|minutes? ago|now/,
    );
    await expect(panel).not.toContainText(/hours?/);
  });
}

for (const years of [2, -2]) {
  test(`R10.3 a page is hydrated as the service's year has it on a computer that is ${years} years off`, {
    tag: "@deep",
  }, async ({ page, context, application, sandbox }) => {
    const visitor = await enterAsErik(context, application.url, sandbox);
    const { text } = await visitor.open("/wallet/USDT");
    const served = [...text.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, moment]) => moment);
    await shiftBrowser(page, years * 365 * 24);
    // React tells of a difference by an error, which fails the test.
    await openLive(page, "/wallet/USDT");
    const requested = page.getByRole("article").locator("time").first();
    expect(served).toContain(await requested.textContent());
  });
}

test("R10.3 an undecided order was sent when the service says so, on a computer that is 5 hours off", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "400" });
  await shiftBrowser(page, 5);
  await loseOrder(page, sandbox, { kind: "truncate" });
  await leaveByKey(page);
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const sent = page.getByRole("dialog").locator("dl > div").filter({ hasText: /^Sent/ });
  const sentAt = await sent.locator("time").getAttribute("datetime");
  expect(Math.abs(Date.parse(sentAt ?? "") - (await sandbox.now()))).toBeLessThan(60_000);
});

test.describe("of a member without a time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("R11.2 times are in the device's zone, which is kept, shown and followed, and no text takes UTC for the member's own", {
    tag: "@deep",
  }, async ({ page, context, enter }) => {
    await enter();
    await page.goto("/transactions");
    await expect(page.getByText("Times in Asia/Tokyo")).toBeVisible();
    await page.goto("/transactions/daily-profit");
    await expect(page.getByText("which starts at 9:00 AM for you").first()).toBeVisible();
    await page.goto("/setting");
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
    const kept = (await context.cookies()).find(({ name }) => name === "timeZone");
    expect(decodeURIComponent(kept?.value ?? "")).toBe("Asia/Tokyo");

    await openLive(page, "/transactions");
    await page.evaluate(() => {
      const own = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...own.call(this), timeZone: "Europe/Paris" };
      };
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(page.getByText("Times in Europe/Paris")).toBeVisible();
  });
});

test("R11.2 the identity check names its moments in the zone of every other page", async ({
  visitor,
  upstream,
}) => {
  // In Berlin, and checked at nine by UTC.
  await visitor.login(addMember(upstream));
  const { text } = await visitor.open("/setting/kyc");
  const moments = [...text.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, moment]) => moment);
  expect(moments).toHaveLength(2);
  for (const moment of moments) expect(moment).toMatch(/UTC\+[12]$/);
});

test("R11.2 without a known zone days are UTC days, and nothing more is claimed", async ({
  enter,
}) => {
  const visitor = await enter();
  const claims = {
    "/transactions/daily-profit": "Days follow UTC.",
    "/airdrop": "Days follow UTC.",
    "/earning/stake": "added every day at 00:00 UTC.",
    "/game/prediction": "A day ends at 00:00 UTC.",
    "/team": "Every day at 00:00 UTC.",
  };
  for (const [path, claim] of Object.entries(claims)) {
    const { text } = await visitor.open(path);
    const seen = text.replaceAll(/<script.*?<\/script>/gs, "");
    expect(seen, path).toContain(claim);
    expect(seen, path).not.toMatch(/00:00 UTC[^<]* for you/);
  }
});
