import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });

const GUEST_PATHS = [
  "/",
  "/login",
  "/sign-up",
  "/forgot",
  `/reset-password?token=${"x".repeat(43)}`,
];
const MEMBER_PATHS = [
  "/dashboard",
  "/airdrop",
  "/mining",
  "/mining?view=sessions",
  "/mining/automation",
  "/team",
  "/team?tab=settlements",
  "/team?tab=directs",
  "/binary-tree",
  "/network",
  "/wallet",
  "/wallet/USDT",
  "/wallet/reserves",
  "/token-price",
  "/token-price/MERLIN",
  "/transactions",
  "/transactions/246",
  "/transactions/daily-profit",
  "/transactions/statement",
  "/transactions/tax",
  "/earning",
  "/earning/plans",
  "/earning/stake",
  "/earning/commissions",
  "/marketplace",
  "/marketplace?tab=orders",
  "/marketplace/resale",
  "/game",
  "/game/wheel",
  "/game/hash-rush",
  "/game/history",
  "/game/prediction",
  "/setting",
  "/setting/data",
  "/setting/kyc",
  "/setting/gg-2fa",
  "/profile",
];

/**
 * Names of a page that several buttons or links have which do different things. A navigation and a header tell by their own
 * name what theirs are about; a record's title is told by its row; equal moments are written out alike.
 */
function equalNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const does = new Map<string, string[]>();
    const controls = "a[href], button, summary, [role=button], [role=link]";
    for (const one of document.querySelectorAll<HTMLElement>(controls)) {
      const isShown = one.checkVisibility({ visibilityProperty: true });
      if (
        !isShown ||
        one.closest("[aria-hidden=true], [inert], .row-cover:not([aria-label]), .moment")
      )
        continue;
      const place = one.closest("nav, header, footer")?.getAttribute("aria-label") ?? "";
      const name = [place, one.computedRole, one.computedName].filter(Boolean).join(" ");
      const address = one.getAttribute("href") ?? `button ${does.size} ${does.get(name)?.length}`;
      const known = does.get(name) ?? [];
      if (!known.includes(address)) does.set(name, [...known, address]);
    }
    return [...does].filter(([, all]) => all.length > 1).map(([name]) => name);
  });
}

async function expectNamesApart(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) {
    await openLive(page, path);
    await page.waitForLoadState("networkidle");
    found.push(...(await equalNames(page)).map((name) => `${path}: ${name}`));
  }
  // Each of them hides the amounts of every page.
  expect(found.filter((one) => !one.endsWith("button Hide amounts"))).toEqual([]);
}

test("R10.1 no two controls of a guest’s page have one name and do different things", {
  tag: "@deep",
}, async ({ page }) => {
  await expectNamesApart(page, GUEST_PATHS);
});

test("R10.1 no two controls of a member’s page have one name and do different things", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  test.setTimeout(240_000);
  await signIn(context, application.url, "anna");
  await expectNamesApart(page, MEMBER_PATHS);
});

test("R10.1 three devices with one browser are told apart by where and when they were last seen, and so are three passwords", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const username = addMember(upstream);
  const hour = 3_600_000;
  for (let device = 1; device <= 3; device += 1) {
    await new Visitor(application.url).login(username);
    upstream.sandbox.database.run(
      `UPDATE session SET created_at = created_at - ?, last_seen_at = last_seen_at - ?
        WHERE member_id = (SELECT id FROM member WHERE username = ?)`,
      ...[hour, hour, username],
    );
  }
  await signIn(context, application.url, username);
  await expectNamesApart(page, ["/setting/security"]);
  await expect(page.getByRole("button", { name: "Show Current password" })).toBeVisible();
});
