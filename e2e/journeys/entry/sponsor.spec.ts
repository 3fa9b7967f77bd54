import { fillSignUp, makeNewcomer, submitLogin } from "../../fixtures/browser/browser.ts";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const REMOVE = "Continue without invitation";

test("R2.2 an invitation shows its sponsor and leg, and the cookie holds only these, for 30 days", async ({
  page,
  context,
}) => {
  await page.goto("/ref/ANNA/Left");
  await expect(page.getByText("Anna Berger")).toBeVisible();
  await expect(page.getByText("@anna", { exact: true })).toBeVisible();
  await expect(page.getByText("Left leg")).toBeVisible();
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "sponsor", value: "anna.left", path: "/", sameSite: "Lax" });
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - THIRTY_DAYS_SECONDS)).toBeLessThan(60);

  await page.goto("/sign-up");
  await expect(page.getByText("Anna Berger")).toBeVisible();
  await expect(page.getByText("Left leg")).toBeVisible();
});

test("R2.2 a newer link replaces the remembered one, and a visitor may go on without any", {
  tag: "@deep",
}, async ({ page, context }) => {
  await page.goto("/ref/anna/left");
  await expect.poll(async () => (await context.cookies())[0]?.value).toBe("anna.left");
  await page.goto("/ref/dora");
  await expect(page.getByText("Dora Lindt")).toBeVisible();
  await expect(page.getByText(/(Left|Right) leg/)).toHaveCount(0);
  await expect.poll(async () => (await context.cookies())[0]?.value).toBe("dora");
  await page.getByRole("button", { name: REMOVE }).click();
  await expect(page.getByText("Dora Lindt")).toHaveCount(0);
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.goto("/sign-up");
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByText("Invited by")).toHaveCount(0);
});

test("R2.2 R4.5 an invitation is told in the language that a guest chooses, and one that was removed stays away", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/ref/anna/left");
  await expectLive(page.getByRole("button", { name: REMOVE }));
  await chooseLanguage(page, "Deutsch");
  await expect(page.getByText("Einladung von")).toBeVisible();
  await expect(page.getByText("Linker Strang")).toBeVisible();
  await page.getByRole("button", { name: "Ohne Einladung fortfahren" }).click();
  await chooseLanguage(page, "English");
  const restore = page.getByRole("button", { name: "Use the invitation" });
  await expect(restore).toBeVisible();
  await page.goto("/sign-up");
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByText("Invited by")).toHaveCount(0);
  await page.goto("/ref/anna/left");
  await expectLive(page.getByRole("button", { name: REMOVE }));
  await page.getByRole("button", { name: REMOVE }).click();
  await restore.click();
  await expect(page.getByText("Left leg")).toBeVisible();
  await page.goto("/sign-up");
  await expect(page.getByText("Invited by")).toBeVisible();
});

const NO_SPONSOR: readonly { path: string; notice: string }[] = [
  { path: "/ref/nobody_x/left", notice: "We couldn’t find the member who invited you." },
  { path: "/ref/newt/left", notice: "Newt Fisher can’t invite anyone right now." },
  { path: "/ref/%F0%9F%98%80x", notice: "This invitation link is incomplete." },
  { path: "/ref/%E2%80%AEanna", notice: "This invitation link is incomplete." },
  { path: "/ref/abc", notice: "This invitation link is incomplete." },
];

test("R2.2 an invitation by nobody who can invite is told, remembered by nothing, and keeps the earlier one", {
  tag: "@deep",
}, async ({ page, context }) => {
  for (const { path, notice } of NO_SPONSOR) {
    await page.goto(path);
    await expect(page.getByText(notice)).toContainText("You can still sign up.");
    await expect(page.getByText("Invited by")).toHaveCount(0);
    await expect(page.getByLabel("Full name")).toBeEditable();
  }
  expect(await context.cookies()).toEqual([]);
  await page.goto("/ref/anna/right");
  await expect.poll(async () => (await context.cookies())[0]?.value).toBe("anna.right");
  await page.goto("/ref/nobody_x");
  await page.getByLabel("Full name").fill("Zoë");
  await page.goto("/sign-up");
  await expect(page.getByText("Right leg")).toBeVisible();
});

test("R2.2 an unknown sponsor leaves the form usable: the newcomer joins without one", {
  tag: "@deep",
}, async ({ page, application, sandbox }) => {
  const newcomer = makeNewcomer();
  await page.goto("/ref/nobody_x");
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await page.goto(await sandbox.mailedPath(newcomer.email, "verify-email"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login");
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/airdrop");
  const profile = await page.request.get(`${application.url}/api/bff/account/profile`);
  expect(await profile.json()).toMatchObject({ username: newcomer.username, sponsor: null });
});

test("R2.2 a leg that nobody knows is told and left out, the sponsor stays", async ({
  page,
  context,
}) => {
  await page.goto("/ref/anna/middle");
  await expect(page.getByText("Anna Berger")).toBeVisible();
  await expect(page.getByText("This link names a leg we don’t know.")).toBeVisible();
  await expect.poll(async () => (await context.cookies())[0]?.value).toBe("anna");
});

test("R2.2 a sponsor who cannot be looked up is shown by username and still counts", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  await sandbox.fail({ path: "/public/client/sponsor", status: 503, times: 20 });
  await page.goto("/ref/anna/left");
  await expect(page.getByText("We couldn’t look up this member.")).toBeVisible();
  await expect(page.getByText("@anna", { exact: true })).toBeVisible();
  const newcomer = makeNewcomer();
  await fillSignUp(page, newcomer);
  const request = page.waitForRequest("**/api/bff/public/sign-up");
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({ refUsername: "anna", position: "left" });
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
});

test("R2.2 a sponsor who can invite no more when the form is sent: told at the sponsor, who can be left out", {
  tag: "@deep",
}, async ({ page, upstream }) => {
  const { database } = upstream.sandbox;
  const newcomer = makeNewcomer();
  await page.goto("/ref/hugo");
  await fillSignUp(page, newcomer);
  database.run("UPDATE member SET email_verified = 0 WHERE username = 'hugo'");
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  const refusal = page.getByRole("main").getByText("This member can’t invite anyone right now.");
  await expect(refusal).toBeVisible();
  database.run("UPDATE member SET email_verified = 1 WHERE username = 'hugo'");
  await expect(page.getByLabel("Full name")).toHaveValue(newcomer.fullName);
  await page.getByRole("button", { name: REMOVE }).click();
  await expect(refusal).toHaveCount(0);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
});

test("R2.2 a cookie that is not ours names nobody", async ({ application }) => {
  const hostile = ["<script>.left", "anna.left.x", "anna.middle", "%00", `a${"n".repeat(400)}`];
  for (const value of hostile) {
    const visitor = new Visitor(application.url);
    visitor.cookies.set("sponsor", value);
    const answer = await visitor.open("/sign-up");
    expect(answer.status, value).toBe(200);
    expect(answer.text, value).not.toContain("Invited by");
    expect(answer.text, value).not.toContain("<script>.left");
  }
});

test("R2.2 paths below an invitation that mean nothing do not exist", async ({ visitor }) => {
  expect((await visitor.open("/ref/anna/left/more")).status).toBe(404);
  expect((await visitor.open("/sign-up/more")).status).toBe(404);
  expect((await visitor.visit("/ref")).status).toBe(200);
});

test("R4.7 a member who opens an invitation or the sign-up is sent on", async ({ visitor }) => {
  await visitor.login("anna");
  for (const path of ["/ref/dora/left", "/sign-up"]) {
    expect((await visitor.visit(path)).path, path).toBe("/dashboard");
  }
});

test("R2.2 a sponsor with a picture is shown with it, from an address of ours", async ({
  page,
  application,
  newcomer,
}) => {
  const sponsor = new Visitor(application.url);
  await sponsor.post("/api/session/login", newcomer);
  const body = new FormData();
  body.set("avatar", new File([Buffer.from(PIXEL, "base64")], "me.png", { type: "image/png" }));
  const update = await sponsor.send("/api/bff/account/profile/update", {
    method: "PUT",
    headers: { origin: application.url, "x-csrf": "1" },
    body,
  });
  expect(update.status, update.text).toBe(200);
  await page.goto(`/ref/${newcomer.username}`);
  const picture = page.getByRole("main").locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveJSProperty("naturalWidth", 1);
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  expect(new URL(address).origin).toBe(application.url);
});
