import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../../fixtures/browser/accessibility.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });
test.use({ bypassCSP: true });

interface Screen {
  readonly path: string;
  /** A member of the seed; `new` one whose address is unconfirmed; nobody for a guest. */
  readonly as?: "anna" | "erik" | "new";
  /** Brings out what the page shows only after a press. */
  readonly open?: (page: Page) => Promise<void>;
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expectLive(button);
  await button.click();
}

const SCREENS: readonly Screen[] = [
  { path: "/" },
  { path: "/login" },
  { path: "/nowhere" },
  { path: "/login/more" },
  { path: "/authentication", as: "erik" },
  { path: "/airdrop", as: "anna" },
  { path: "/dashboard", as: "anna" },
  { path: "/profile", as: "anna" },
  { path: "/wallet", as: "anna" },
  { path: "/wallet/USDT", as: "anna" },
  { path: "/wallet/NOPE", as: "anna" },
  { path: "/setting", as: "new" },
  {
    path: "/setting/security",
    as: "anna",
    open: async (page) => {
      await page.getByRole("heading", { name: "Notifications" }).click();
      const quiet = page.getByRole("switch", { name: "Quiet hours" });
      await expectLive(quiet);
      await expect(quiet).toBeVisible();
    },
  },
  { path: "/setting/kyc", as: "new" },
  {
    path: "/setting/gg-2fa",
    as: "anna",
    open: async (page) => {
      await press(page, "Show the QR code");
      await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    },
  },
  { path: "/mining", as: "anna" },
  { path: "/mining", as: "new" },
  { path: "/earning", as: "anna" },
  { path: "/earning/commissions", as: "anna" },
  { path: "/earning/stake", as: "anna" },
  { path: "/earning/plans", as: "anna" },
  { path: "/mining/automation", as: "anna" },
  { path: "/game", as: "anna" },
  { path: "/game/wheel", as: "anna" },
  { path: "/game/hash-rush", as: "anna" },
  { path: "/game/history", as: "anna" },
  { path: "/game/prediction", as: "anna" },
  { path: "/marketplace", as: "anna" },
  { path: "/marketplace?tab=orders", as: "anna" },
  { path: "/marketplace/resale", as: "anna" },
  { path: "/team", as: "anna" },
  { path: "/team?tab=settlements", as: "anna" },
  { path: "/team?tab=directs", as: "anna" },
  { path: "/network", as: "anna" },
  { path: "/binary-tree", as: "anna" },
  { path: "/binary-tree?view=table", as: "anna" },
  { path: "/token-price", as: "anna" },
  {
    path: "/token-price/MERLIN",
    as: "anna",
    open: async (page) => {
      await expect(page.getByRole("slider", { name: /^[A-Za-z]+ price, / })).toBeVisible();
      await page.getByText("Show as a table").click();
      await expect(page.getByRole("table")).toBeVisible();
      await page.getByLabel("Amount", { exact: true }).fill("1e9");
    },
  },
  {
    path: "/token-price/BTC",
    as: "anna",
    open: async (page) => {
      await press(page, "Price alerts");
      const dialog = page.getByRole("dialog", { name: "Price alerts" });
      await dialog.getByRole("button", { name: "Set alert" }).click();
      await expect(dialog.getByText("Enter a price.")).toBeVisible();
    },
  },
  { path: "/transactions?direction=out", as: "anna" },
  {
    path: "/transactions?direction=in",
    as: "anna",
    open: async (page) => {
      await page.locator("[data-records]").first().getByRole("link").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    path: "/transactions/daily-profit?range=7d",
    as: "anna",
    open: async (page) => {
      await page.getByRole("link", { expanded: false }).nth(5).click();
      await expect(page.getByText("Total for the day")).toBeVisible();
    },
  },
  { path: "/transactions/246", as: "anna" },
  { path: "/transactions/statement", as: "anna" },
  { path: "/transactions/tax", as: "anna" },
  { path: "/setting/data", as: "anna" },
  { path: "/wallet/reserves", as: "anna" },
];

const EVERY_NTH = 8;
const EVERY_NTH_OPEN = 2;
const EVERY_NTH_IN_ARABIC = 16;

for (const [index, { path, as, open }] of SCREENS.entries()) {
  if (!isExhaustive && index % (open ? EVERY_NTH_OPEN : EVERY_NTH) !== 0) continue;
  // What has to be opened is found by its English name.
  const isInArabic = isExhaustive || (!open && index % EVERY_NTH_IN_ARABIC === 0);
  const isInEnglish = isExhaustive || !isInArabic;
  const languages = [isInEnglish && "English", isInArabic && "Arabic"]
    .filter(Boolean)
    .join(" and ");
  test(`R10.1 axe finds nothing on ${path}${as === "new" ? " of a newcomer" : ""}${open ? " with everything open" : ""} in ${languages}`, async ({
    page,
    context,
    application,
    upstream,
  }) => {
    const username = as === "new" ? addMember(upstream, { isUnverified: true }) : as;
    if (username) await signIn(context, application.url, username);
    const found: string[] = [];
    if (isInEnglish) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await open?.(page);
      found.push(...(await accessibilityFindings(page, path)));
    }
    if (isInArabic) {
      await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
      await page.goto(path);
      await expect(page.locator("html[dir=rtl]").getByRole("heading", { level: 1 })).toBeVisible();
      found.push(...(await accessibilityFindings(page, `${path} in Arabic`, "phone")));
    }
    expect(found).toEqual([]);
  });
}

test("R10.1 axe finds nothing on the screens of an outage", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client", times: 1_000, status: 503 });
  await page.goto("/wallet");
  const found = [...(await accessibilityFindings(page, "/wallet in an outage"))];
  await context.clearCookies({ name: "accessToken" });
  await page.goto("/profile");
  found.push(...(await accessibilityFindings(page, "/profile in an outage")));
  expect(found).toEqual([]);
});

for (const theme of ["dark", "light"] as const) {
  test(`R1.2 the ${theme} theme of the cookie is the one the server renders`, async ({
    page,
    context,
    application,
  }) => {
    await context.addCookies([{ name: "theme", value: theme, url: application.url }]);
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const scheme = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect(scheme).toBe(theme);
  });
}
