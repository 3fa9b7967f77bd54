import type { Page } from "@playwright/test";
import { signIn, takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const emailOf = (page: Page, name: string) => page.getByText(`${name}@example.com`).first();

test("R4.3 who logs in in another tab finds no page of the member before them", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await openLive(page, "/login");
  const other = await context.newPage();
  await signIn(context, application.url, "anna");
  await openLive(other, "/setting");
  await expect(emailOf(other, "anna")).toBeVisible();
  await page.getByLabel("Username or email").fill("dora");
  await page.getByLabel("Password", { exact: true }).fill("Merlin-2026!");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/airdrop$/);
  await expect(emailOf(other, "dora")).toBeVisible();
  await other.close();
});

test("R4.3 what is saved on a page of the member before goes nowhere, and the page becomes that of who is signed in", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/setting");
  await page.getByLabel("Full name").fill("Meant for Anna");
  const dora = new Visitor(application.url);
  await dora.login("dora");
  await takeCookies(context, dora);
  const upstream = await sandbox.requestsDuring(async () => {
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(emailOf(page, "dora")).toBeVisible();
  });
  expect(upstream.filter(({ method }) => method !== "GET")).toEqual([]);
  await expect(page.getByLabel("Full name")).not.toHaveValue("Meant for Anna");
});

test("R4.3 a call for the page of another member is refused before the upstream hears of it", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  const document = await visitor.open("/profile");
  const [, member] = /<meta name="member" content="([^"]+)"/.exec(document.text) ?? [];
  const read = (header: string | undefined) =>
    visitor.send("/api/bff/account/wallets", header ? { headers: { "x-member": header } } : {});
  expect([(await read(member)).status, (await read(undefined)).status]).toEqual([200, 200]);
  const upstream = await sandbox.requestsDuring(async () => {
    const answer = await read(`${member}0`);
    expect([answer.status, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      "OTHER_MEMBER",
    ]);
  });
  expect(upstream).toEqual([]);
});
