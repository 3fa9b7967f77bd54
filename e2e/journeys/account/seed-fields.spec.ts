import { type Stub, startStub } from "../../conformance/stub/stub.ts";
import {
  STUB_ADDRESS,
  STUB_CODE,
  STUB_KEY,
  STUB_PASSWORD,
} from "../../conformance/stub/stub-platform.ts";
import { type Application, startApplication } from "../../fixtures/application.ts";
import {
  fillSignUp,
  makeNewcomer,
  submitLogin,
  takeCookies,
} from "../../fixtures/browser/browser.ts";
import { expectLive, toast } from "../../fixtures/browser/page-watch.ts";
import { picture } from "../../fixtures/documents.ts";
import { BARE_PAGES } from "../../fixtures/http/bare-pages.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { KycForm } from "../../fixtures/kyc-form.ts";
import { test as base, expect } from "../../fixtures/test.ts";

/** None yet where the hook that starts them is given an address too. */
let stub: Stub | undefined;
let bare: Application | undefined;

const test = base.extend<{ member: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => use(bare?.url),
  /** Signs in; gives the username. */
  member: async ({ context, baseURL }, use) => {
    const visitor = new Visitor(baseURL ?? "");
    const credentials = { username: "ada", password: STUB_PASSWORD };
    expect((await visitor.post("/api/session/login", credentials)).status).toBe(200);
    await takeCookies(context, visitor);
    await use("ada");
  },
});

test.beforeAll(async () => {
  stub = await startStub({ lean: true });
  bare = await startApplication(stub.url, { UPSTREAM_API_KEY: STUB_KEY });
});
test.afterAll(async () => {
  await bare?.stop();
  await stub?.close();
});
test.afterEach(() => {
  const failures = bare?.lines.filter((line) =>
    /failedSections|section unavailable|"status":5\d\d|digest/.test(line),
  );
  expect(failures).toEqual([]);
});

test("R3.1 R7.2 R7.3 every member page stands on an upstream that names nothing beyond the specification", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, "ada", STUB_PASSWORD);
  await expect(page).toHaveURL("/airdrop");
  // What the server draws of each of them is read over HTTP by the conformance of the surface.
  for (const [path, explanation] of dueAt(BARE_PAGES, 1)) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByText(explanation).first(), path).toBeVisible();
    await expect(main.getByText(/couldn’t load|could not be loaded/), path).toHaveCount(0);
    await expect(page.getByText("Oops, something wrong"), path).toHaveCount(0);
    await expect(main.getByText(/undefined|\bnull\b|NaN/), path).toHaveCount(0);
    await expectLive(page.getByRole("button", { name: "Account menu" }));
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByText("ada")).toBeVisible();
  await page.goto("/wallet");
  await expect(page.getByText(STUB_ADDRESS.slice(-4)).first()).toBeVisible();
});

test("R7.2 R8.2 what a member sends there succeeds, in words of our own where the answer has none", {
  tag: "@deep",
}, async ({ page, member }) => {
  await page.goto("/setting");
  await page.getByLabel("Full name").fill("Ada Moor");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Ada Moor");
  await page.goto("/setting/security");
  await page.getByLabel("Current password", { exact: true }).fill(STUB_PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill("Harbour-light-8");
  await page.getByLabel("Repeat new password", { exact: true }).fill("Harbour-light-8");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(toast(page, "Your password has been changed")).toBeVisible();
  await page.goto("/setting/gg-2fa");
  await page.getByRole("button", { name: "Show the QR code" }).click();
  const steps = page.getByRole("main").getByRole("listitem");
  await steps.getByLabel("Six-digit code", { exact: true }).fill(STUB_CODE);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(toast(page, "Enabled 2FA successfully")).toBeVisible();
  expect(member).toBe("ada");
});

test("R7.2 an identity check whose record has no fields is filled in and sent to its end", {
  tag: "@deep",
}, async ({ page, member }) => {
  const form = new KycForm(page);
  await form.openDocument();
  await form.fillDocument("Passport");
  await form.choose("Photo page", picture("passport.png"));
  await form.next.click();
  await form.expectStage("A picture of you");
  await form.choose("Selfie", picture("me.png"));
  await form.next.click();
  await form.expectStage("Review and send");
  await page.getByLabel("I agree to the use of my data and pictures").check();
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(toast(page, "Sent. We’re looking at it now.")).toBeVisible();
  expect(member).toBe("ada");
});

test("R4.4 R5.2 a newcomer signs up where neither names nor results are told", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/sign-up");
  await fillSignUp(page, makeNewcomer());
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
});
