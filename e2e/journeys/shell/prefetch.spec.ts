import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

/** The pages that the router asks for from now on, in part or whole. */
function watchReads(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if ("rsc" in request.headers()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("a page asks for none of those that its links lead to, until the pointer rests on one", {
  tag: "@deep",
}, async ({ page }) => {
  const reads = watchReads(page);
  await openLive(page, "/wallet");
  await page.waitForLoadState("networkidle");
  expect(reads).toEqual([]);
  await page.getByRole("main").locator('a[href="/wallet/MERLIN"]').first().hover();
  // Where it stands, and then what it shows.
  const asked = ["/wallet/MERLIN", "/wallet/MERLIN"];
  await expect.poll(() => reads).toEqual(asked);
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").locator('a[href="/wallet/MERLIN"]').first().click();
  await expect(page).toHaveURL("/wallet/MERLIN");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("MERLIN");
  expect(reads).toEqual(asked);
});

test("R9.3 the main link of a page is fetched ahead where it is in sight", async ({ page }) => {
  const reads = watchReads(page);
  await openLive(page, "/profile");
  await expect(page.getByRole("main").getByRole("link", { name: "Edit" })).toBeVisible();
  await expect.poll(() => new Set(reads)).toEqual(new Set(["/setting"]));
});

test("a page is asked for when its link begins to be pressed, once, and no page for a press that becomes none", async ({
  page,
}) => {
  const reads = watchReads(page);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const press = async (name: string) => {
    await menu.getByRole("link", { name, exact: true }).dispatchEvent("pointerdown", {
      pointerType: "mouse",
      button: 0,
      isPrimary: true,
    });
  };
  await openLive(page, "/wallet");
  await page.waitForLoadState("networkidle");
  for (const [name, path] of [
    ["Team", "/team"],
    ["Game", "/game"],
    ["Team", "/team"],
  ] as const) {
    const before = reads.filter((read) => read === path).length;
    await press(name);
    await expect.poll(() => reads.filter((read) => read === path).length).toBe(before + 1);
    await expect(page).not.toHaveURL(path);
    await menu.getByRole("link", { name, exact: true }).dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
    await page.waitForLoadState("networkidle");
    expect(reads.filter((read) => read === path)).toHaveLength(before + 1);
  }
  const stopped = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/mining"),
  );
  await page.route("**/mining?*", () => undefined);
  await press("Mining");
  expect((await stopped).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(page).toHaveURL("/team");
});

test("a press that finds the session ended leads to the login page", { tag: "@deep" }, async ({
  page,
  sandbox,
}) => {
  await openLive(page, "/wallet");
  await page.waitForLoadState("networkidle");
  await sandbox.revokeSessions("anna");
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Team" })
    .click({ delay: 200 });
  await expect(page).toHaveURL(/^[^?]*\/login\?.*returnUrl=%2Fteam/);
});
