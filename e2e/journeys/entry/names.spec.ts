import type { Page } from "@playwright/test";
import { PAGES } from "../../../lib/routes.ts";
import { PAGE_NAMES, samplePath } from "../../bench/budget-goals.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });

const GUEST_PAGES = PAGE_NAMES.filter((name) => /guest|public/.test(PAGES[name].audience));
/** Devices that were seen at one moment have one name, so the third test has devices of its own. */
const MEMBER_PAGES = PAGE_NAMES.filter(
  (name) => PAGES[name].audience === "member" && name !== "security",
);
const MEMBER_VIEWS = [
  "/mining?view=sessions",
  "/team?tab=settlements",
  "/team?tab=directs",
  "/marketplace?tab=orders",
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
  await expectNamesApart(
    page,
    GUEST_PAGES.map((name) => samplePath(name, "")),
  );
});

test("R10.1 no two controls of a member’s page have one name and do different things", {
  tag: "@deep",
}, async ({ page, context, application, visitor }) => {
  test.setTimeout(240_000);
  await visitor.login("anna");
  const { items } = (await visitor.send("/api/bff/transaction")).json<{
    items: { id: string }[];
  }>();
  await signIn(context, application.url, "anna");
  const paths = MEMBER_PAGES.map((name) => samplePath(name, items[0]?.id ?? ""));
  await expectNamesApart(page, [...paths, ...MEMBER_VIEWS]);
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
