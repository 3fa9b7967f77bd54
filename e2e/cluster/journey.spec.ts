import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectPage, followMenu, submitLogin } from "../fixtures/browser/browser.ts";
import { expectLive } from "../fixtures/browser/page-watch.ts";
import { unsealAs } from "../fixtures/http/sealed.ts";
import { fact } from "../fixtures/money.ts";
import type { Cluster } from "./cluster.ts";
import { PASSWORD } from "./log-secrets.ts";
import { expect, test } from "./test.ts";

/** How the logs name the session of a browser. */
async function sessionHash(page: Page, { origin }: Cluster): Promise<string> {
  const cookies = await page.context().cookies();
  const seal = cookies.find(({ name }) => name === "__Host-refreshToken")?.value;
  const { sid } = await unsealAs("anchor", seal, { origin });
  return createHash("sha256").update(String(sid)).digest("hex").slice(0, 16);
}

/** Pages by the instance that rendered them, in the proxy's words. */
function pagesByInstance({ nginx, instances }: Cluster): readonly number[] {
  const lines = nginx.lines().filter((line) => line.startsWith("{"));
  const rows = lines.map((line) => JSON.parse(line) as { instance: string; path: string });
  const pages = rows.filter(({ path }) => !/^\/(api|_next)\/|\.\w+$/.test(path));
  return instances.map(
    ({ port }) => pages.filter(({ instance }) => instance.endsWith(`:${port}`)).length,
  );
}

test("R4 a member's whole journey is served by both instances without a hiccup", async ({
  page,
  cluster,
  sandbox,
}) => {
  const before = pagesByInstance(cluster);
  await page.goto("/wallet");
  await submitLogin(page, "erik", PASSWORD);
  await expect(page).toHaveURL(`${cluster.origin}/authentication?returnUrl=%2Fwallet`);
  await page.getByLabel("Six-digit code").fill(await sandbox.code("erik"));
  await page.getByRole("button", { name: "Continue" }).click();
  await expectPage(page, "Wallet");
  const session = await sessionHash(page, cluster);

  await page.getByRole("button", { name: "Convert USDT" }).click();
  await page.getByLabel("You convert").fill("12.5");
  await expect(fact(page, "You receive")).toBeVisible();
  const receive = await fact(page, "You receive").getAttribute("data-amount");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Convert/ })
    .click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Transactions", exact: true }).click();
  await expect(page).toHaveURL(`${cluster.origin}/transactions`);
  await expect(page.getByRole("main").locator(`[data-amount="${receive}"]`).first()).toBeVisible();

  await page.goto("/setting");
  const hide = page.getByRole("switch", { name: "Hide amounts" });
  await expectLive(hide);
  for (const _ of ["on", "off"]) {
    const saved = page.waitForResponse("**/api/bff/account/settings");
    await hide.click();
    expect((await saved).status()).toBe(200);
  }
  for (const name of ["Dashboard", "Wallet", "Airdrop", "Wallet"]) {
    await followMenu(page, name);
    await expectPage(page, name);
  }
  await page.reload();
  await expectPage(page, "Wallet");

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${cluster.origin}/login`);
  await page.goto("/wallet");
  await expect(page).toHaveURL(`${cluster.origin}/login?returnUrl=%2Fwallet`);

  for (const { name, records } of cluster.instances) {
    const served = records().filter((line) => line.session === session);
    expect(served.length, `lines of ${name} about the session`).toBeGreaterThan(0);
    expect(served.filter(({ status = 0 }) => status >= 400)).toEqual([]);
  }
  pagesByInstance(cluster).forEach((count, index) => {
    expect(count - (before[index] ?? 0), "pages rendered").toBeGreaterThan(0);
  });
  expect((await sandbox.reconcile()).balanced).toBe(true);
});
