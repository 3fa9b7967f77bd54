import type { Page } from "@playwright/test";
import { PAGES, type PageAudience } from "../../../lib/routes.ts";
import { PAGE_NAMES, samplePath } from "../../bench/budget-goals.ts";
import { accessibilityFindings } from "../../fixtures/browser/accessibility.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { accountMenu, publicMenu, resize } from "../../fixtures/browser/menus.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const PAGES_AT_ONCE = 9;

function pagesOf(...audiences: readonly PageAudience[]) {
  return PAGE_NAMES.filter((name) => audiences.includes(PAGES[name].audience));
}

const memberPages = dueAt(pagesOf("member"), 0);
const GROUPS = [
  { audience: "guest", as: null, names: dueAt(pagesOf("public", "guest"), 0) },
  { audience: "pending", as: "boris", names: pagesOf("pending") },
  ...Array.from({ length: Math.ceil(memberPages.length / PAGES_AT_ONCE) }, (_, index) => ({
    audience: "member",
    as: "anna",
    names: memberPages.slice(index * PAGES_AT_ONCE, (index + 1) * PAGES_AT_ONCE),
  })),
];

/** Opens the page's menu, whichever it has, and waits for the drawer. */
async function openMenu(page: Page, isMember: boolean): Promise<void> {
  const name = isMember ? "Account menu" : "Menu";
  const button = page.getByRole("button", { name, exact: true });
  await expectLive(button);
  await button.click();
  await expect(isMember ? accountMenu(page) : publicMenu(page)).toHaveAttribute("data-vaul-drawer");
}

for (const { audience, as, names } of GROUPS) {
  test(`R2.13 R6.1 a drawer breaks no page's policy, ${audience} pages from ${names[0]}`, {
    tag: "@deep",
  }, async ({ page, context, application, visitor }) => {
    const violations: string[] = [];
    await page.exposeFunction("noteViolation", (line: string) => violations.push(line));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const note: (line: string) => void = Reflect.get(window, "noteViolation");
        note(
          `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    await resize(page, 390);
    let transactionId = "";
    if (as) await signIn(context, application.url, as);
    if (audience === "member") {
      await visitor.login("anna");
      const list = await visitor.send("/api/bff/transaction?pageSize=1");
      transactionId = list.json<{ items: readonly { id: string }[] }>().items[0]?.id ?? "";
    }
    for (const name of names) {
      await page.goto(samplePath(name, transactionId));
      await openMenu(page, audience === "member");
      await expect(page.locator("[data-vaul-drawer]")).toHaveCSS("animation-duration", "0.3s");
      await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden");
    }
    expect(violations).toEqual([]);
  });
}

test.describe("a menu's drawer", () => {
  // Axe runs as a script in the page.
  test.use({ bypassCSP: true });

  test("R10.1 has no accessibility fault", { tag: "@deep" }, async ({
    page,
    context,
    application,
  }) => {
    await resize(page, 390);
    await page.goto("/");
    await openMenu(page, false);
    const found = [...(await accessibilityFindings(page, "public menu", "phone"))];
    await signIn(context, application.url, "anna");
    await page.goto("/profile");
    await openMenu(page, true);
    found.push(...(await accessibilityFindings(page, "account menu", "phone")));
    expect(found).toEqual([]);
  });
});
