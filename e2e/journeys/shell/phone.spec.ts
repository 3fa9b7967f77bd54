import type { Page } from "@playwright/test";
import { fillSignUp, makeNewcomer, signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { extentOf } from "../../fixtures/browser/extent.ts";
import { accountMenu } from "../../fixtures/browser/menus.ts";
import { expectLive, holdCalls, openLive } from "../../fixtures/browser/page-watch.ts";
import { atRest } from "../../fixtures/browser/sheets.ts";
import { targetsOf } from "../../fixtures/browser/targets.ts";
import { expect, test } from "../../fixtures/test.ts";

const WITH_MOMENTS = ["/transactions", "/transactions/statement", "/setting/security"];
const WITH_MORE_MOMENTS = [
  "/dashboard",
  "/airdrop",
  "/mining",
  "/mining?view=sessions",
  "/mining/automation",
  "/team",
  "/binary-tree",
  "/network",
  "/wallet/USDT",
  "/wallet",
  "/wallet/reserves",
  "/token-price",
  "/token-price/MERLIN",
  "/transactions/246",
  "/transactions/daily-profit",
  "/transactions/tax",
  "/earning",
  "/earning/plans",
  "/earning/stake",
  "/earning/commissions",
  "/marketplace",
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

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("R9.3 with text twice as large the account menu opens, and one can log out by it", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/wallet");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await expect(bell).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Account menu" }).tap();
  const menu = accountMenu(page);
  await atRest(menu);
  const logout = menu.getByRole("button", { name: "Log out" });
  await logout.scrollIntoViewIfNeeded();
  await expect(logout).toBeInViewport({ ratio: 1 });
  await logout.tap();
  await expect(page).toHaveURL(/\/login$/);
});

test("R8.2 a toast is said in a region that was there before, covers nothing of its form, and goes with the next try", async ({
  page,
}) => {
  await openLive(page, "/login");
  await expect(page.getByRole("region", { name: "Messages" })).toBeAttached();
  await submitLogin(page, "nobody", "Wrong-Password-1");
  const said = page.locator("[data-sonner-toast]");
  await expect(said).toBeVisible();
  await atRest(said);
  const toast = await extentOf([said]);
  for (const part of [
    page.getByLabel("Password", { exact: true }),
    page.getByRole("button", { name: "Log in" }),
  ]) {
    const { top, bottom } = await extentOf([part]);
    expect(toast.bottom <= top || toast.top >= bottom, "the toast covers no part of it").toBe(true);
  }
  const { small } = await targetsOf(page);
  expect(small.filter((one) => one.endsWith("button Close"))).toEqual([]);

  const release = await holdCalls(page, "**/api/session/login");
  await page.getByRole("button", { name: "Log in" }).tap();
  await expect(said).toHaveCount(0);
  release();
  await expect(said).toBeVisible();
});

test("R8.2 on a phone of 390 px the toast of a refused guest covers neither what is said, nor what has the focus, nor a button", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, application.url, "erik");
  const refused = { times: 9, status: 422, body: { statusCode: 4220, message: "Not from here." } };
  const fill: Readonly<Record<string, () => Promise<void>>> = {
    "/authentication": () => page.getByLabel("Six-digit code").fill("000000"),
    "/login": async () => {
      await page.getByLabel("Username or email").fill("anna");
      await page.getByLabel("Password", { exact: true }).fill("Wrong-Password-1");
    },
    "/sign-up": () => fillSignUp(page, makeNewcomer()),
    "/forgot": () => page.getByLabel("Email").fill("zoe@example.com"),
  };
  for (const [path, type] of Object.entries(fill)) {
    await sandbox.fail({ path: "/public/client", ...refused });
    await openLive(page, path);
    await type();
    const form = page.locator("main form").first();
    await form.locator("[type=submit]").tap();
    const said = page.locator("[data-sonner-toast]");
    await expect(said).toBeVisible();
    await atRest(said);
    const covered = await said.evaluate((toast) => {
      const { top, bottom } = toast.getBoundingClientRect();
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const next = "main :is(button, [role=alert]:not(:empty), [id$=-error]), main :focus";
      return [...document.querySelectorAll<HTMLElement>(next)]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const box = part.getBoundingClientRect();
          // What lies half below the header is scrolled away.
          return box.top >= header && box.top < bottom && box.bottom > top;
        })
        .map((part) => part.innerText);
    });
    expect(covered, path).toEqual([]);
    await context.clearCookies();
  }
});

test("R2.2 on a phone the prices are sorted by a list, not by columns that nobody sees", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/token-price");
  await expect(page.getByRole("columnheader").getByRole("link")).toHaveCount(0);
  const order = page.getByLabel("Order", { exact: true });
  await expectLive(order);
  await order.selectOption("Highest price first");
  await expect(page).toHaveURL("/token-price?sort=-price");
  await expect(order).toHaveValue("/token-price?sort=-price");
  await order.selectOption("As listed");
  await expect(page).toHaveURL("/token-price");
});

test("R2.7 the press that ends the typing on a phone meets what lies under the finger, whatever comes back below", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  await openLive(page, "/setting");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const save = page.getByRole("button", { name: "Save changes" });
  await expect(menu).toBeVisible();
  await page.getByLabel("Full name").fill("Nora Linde");
  await expect(menu).toBeHidden();
  const { top, bottom } = await extentOf([save]);
  await page.touchscreen.tap(300, (top + bottom) / 2);
  await expect(page.getByText("Your details are saved")).toBeVisible();
  await expect(menu).toBeVisible();
  expect((await extentOf([page.locator(".save-bar")])).bottom).toBe((await extentOf([menu])).top);
});

/** What of a page only a pointer that hovers brings out: neither is it opened by a press, nor does its row open with all of it. */
function hoverOnly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opened = ".row-cover, .table-row-name, [data-opens-over]";
    const row = `[popovertarget], li:has(${opened}), tr:has(${opened}), :has(> ul ${opened}) > .row-group-heading`;
    return [...document.querySelectorAll<HTMLElement>("main [title], header [title]")]
      .filter((one) => one.checkVisibility() && !one.closest(row))
      .filter((one) => !`${one.ariaLabel} ${one.innerText}`.includes(one.title))
      .map((one) => `${one.innerText}: ${one.title}`);
  });
}

/** Presses the first short moment of a page, where it has one, which writes itself out. */
async function expectWrittenOut(page: Page, path: string): Promise<boolean> {
  const moment = page.locator("main .moment:visible").first();
  if ((await moment.count()) === 0) return false;
  const full = await moment.locator("time").getAttribute("title");
  const popover = page.locator(`[id="${await moment.getAttribute("popovertarget")}"]`);
  await expect(popover, path).toBeHidden();
  await moment.tap();
  await expect(popover, path).toBeVisible();
  const shown = (await popover.innerText()).split("\n").map((line) => line.trim());
  expect(shown.join("\n"), path).toBe(full);
  expect(shown.at(-1), path).toMatch(/UTC$/);
  return true;
}

for (const [part, paths] of [
  ["", WITH_MOMENTS],
  [" on the other pages", WITH_MORE_MOMENTS],
] as const) {
  test(`R9.3 no word waits for a pointer that hovers${part}: a press writes a moment out, with UTC`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    test.slow();
    await signIn(context, application.url, "anna");
    const found: string[] = [];
    let pressed = 0;
    for (const path of paths) {
      await openLive(page, path);
      expect(await page.evaluate(() => matchMedia("(hover: none)").matches)).toBe(true);
      found.push(...(await hoverOnly(page)).map((one) => `${path}: ${one}`));
      if (await expectWrittenOut(page, path)) pressed += 1;
    }
    expect(found).toEqual([]);
    expect(pressed).toBeGreaterThan(0);
  });
}

test("rows of tokens keep their height of 64 px, however many decimals a balance has", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew();
  await sandbox.deposit(username, "MERLIN", "12379.203187250996015936");
  await sandbox.deposit(username, "mBTC", "10.512345678901234567");
  const rows = {
    "/wallet": page.getByRole("row").filter({ has: page.locator("[data-amount]") }),
    "/dashboard": page.locator("li").filter({ has: page.locator('h3 a[href^="/wallet/"]') }),
  };
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, list] of Object.entries(rows)) {
      await page.goto(path);
      await expect(list.first()).toBeVisible();
      const heights = await list.evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(Math.max(...heights), `${path} at ${width}`).toBeLessThanOrEqual(66);
    }
  }
});

const SECTIONS = [
  [
    "/earning",
    "/earning/stake",
    "/earning/plans",
    "/earning/commissions",
    "/transactions/daily-profit",
  ],
  ["/game", "/game/wheel", "/game/hash-rush", "/game/prediction", "/game/history"],
  ["/setting", "/setting/security", "/setting/kyc", "/setting/gg-2fa"],
  ["/mining", "/mining/automation"],
  ["/marketplace", "/marketplace/resale"],
];

test("R9.3 on a phone the tabs of a section stand where they stood when one of them was pressed", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, application.url, "anna");
  for (const paths of SECTIONS) {
    const tops: Record<string, number> = {};
    for (const path of paths) {
      await page.goto(path);
      const tabs = page.getByRole("main").getByRole("navigation").first();
      await expect(tabs).toBeVisible();
      tops[path] = await tabs.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    }
    expect(new Set(Object.values(tops)).size, JSON.stringify(tops)).toBe(1);
  }
});

test("R9.3 on a phone rows of conversions keep to two lines in Arabic, and controls stand in the middle of their row", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, application.url, "anna");
  await page.goto("/airdrop");
  const claim = page.getByRole("main").getByRole("button", { name: /^Claim / });
  await expect(claim.first()).toBeVisible();
  const middles = await claim.evaluateAll((all) =>
    all.map((one) => {
      const middleOf = (box: DOMRect) => box.top + box.height / 2;
      const row = one.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return middleOf(one.getBoundingClientRect()) - middleOf(row);
    }),
  );
  for (const off of middles) expect(Math.abs(off)).toBeLessThanOrEqual(0.5);
  await page.goto("/transactions/daily-profit");
  const fold = page.locator("main details", { hasText: "Period" }).first();
  expect(await fold.evaluate((one) => one.clientHeight)).toBe(44);
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  await page.goto("/transactions?type=convert");
  const rows = page.locator("main li[data-records*=' ']");
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(66);
});
