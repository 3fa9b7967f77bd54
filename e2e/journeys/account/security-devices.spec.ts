import { expectPage, signIn } from "../../fixtures/browser/browser.ts";
import { expectLive, fieldError, toast, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const PROFILE = "/api/bff/account/profile";

test("R4.6 one device is signed out and lands on the login, then all others, and this one lives", {
  tag: "@deep",
}, async ({ page, context, browser, application, upstream }) => {
  const username = addMember(upstream);
  const phone = await browser.newContext({ baseURL: application.url });
  await signIn(phone, application.url, username);
  const onPhone = await phone.newPage();
  await onPhone.goto("/profile");
  await expectPage(onPhone, "Profile");
  const third = new Visitor(application.url);
  await third.post(
    "/api/session/login",
    { username, password: "Merlin-2026!" },
    { "user-agent": PHONE },
  );
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  await expect(page.getByText("This device")).toHaveCount(1);
  const signOuts = page.getByRole("button", { name: /^Log out (?!all)/ });
  await expect(signOuts).toHaveCount(2);

  // The browser without a user agent of its own is the one that is not the phone's.
  const row = page.getByRole("listitem").filter({ has: signOuts }).filter({ hasNotText: "iOS" });
  const ask = row.getByRole("button", { name: /^Log out ./ });
  await expectLive(ask);
  const deletes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") deletes.push(request.url());
  });
  await ask.click();
  await expect(row.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();
  expect(deletes).toEqual([]);
  await ask.click();
  await row.getByRole("group").getByRole("button", { name: "Log out" }).dblclick();
  await expect(toast(page, "The device is logged out")).toBeVisible();
  await expect(signOuts).toHaveCount(1);
  expect(deletes).toHaveLength(1);
  await onPhone.goto("/profile");
  await expect(onPhone).toHaveURL(/\/login\?.*returnUrl=%2Fprofile/);
  expect((await third.send(PROFILE)).status).toBe(200);

  const others = watchRequests(page, "POST", "/api/bff/account/sessions/revoke-others");
  await page.getByRole("button", { name: "Log out all others" }).click();
  const question = page.getByRole("group", { name: "Log out all other devices?" });
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, "All other devices are logged out")).toBeVisible();
  await expect(page.getByText("No other device is logged in to your account.")).toBeVisible();
  expect(others).toHaveLength(1);
  expect((await third.send(PROFILE)).status).toBe(401);
  await page.reload();
  await expectPage(page, "Security");
  await phone.close();
});

test("R4.6 of many devices ten stand on a page, and one of the last page is logged out", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const username = addMember(upstream);
  for (let count = 0; count < 12; count += 1) await new Visitor(application.url).login(username);
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  const devices = page.getByRole("region", { name: "Devices" });
  const rows = devices.getByRole("listitem");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("This device");
  await devices.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/setting\/security\?devices=2$/);
  await expect(rows).toHaveCount(3);

  const last = rows.last().getByRole("button", { name: /^Log out ./ });
  await expectLive(last);
  await last.click();
  await rows.last().getByRole("group").getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, "The device is logged out")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(devices.getByText("Page 2 of 2")).toBeVisible();
});

test("R4.3 all others are logged out here though the service fails, and this device stays", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  const other = new Visitor(application.url);
  await other.login(username);
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  const ask = page.getByRole("button", { name: "Log out all others" });
  await expectLive(ask);
  await sandbox.fail({ path: "/auth/client/sessions/revoke-others", times: 1, status: 500 });
  await ask.click();
  const question = page.getByRole("group", { name: "Log out all other devices?" });
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, /this may already be done/)).toBeVisible();
  expect((await other.send(PROFILE)).status).toBe(401);
  await page.reload();
  await expectPage(page, "Security");
});

test("R8.2 the sign-in history turns its pages in the address, and a bad page number harms nothing", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const username = addMember(upstream);
  const visitor = new Visitor(application.url);
  await visitor.post("/api/session/login", { username, password: "wrong-password" });
  for (let count = 0; count < 10; count += 1) await visitor.login(username);
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  const history = page.getByRole("region", { name: "Login history" });
  const pages = page.getByRole("navigation", { name: "Pages of the login history" });
  await expect(pages).toContainText("Page 1 of 2");
  await expect(history.getByText("Wrong password")).toHaveCount(0);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/setting/security?page=2");
  await expect(history.getByText("Wrong password")).toHaveCount(1);
  await page.reload();
  await expect(pages).toContainText("Page 2 of 2");
  await page.goBack();
  await expect(pages).toContainText("Page 1 of 2");
  await page.goto("/setting/security?page=999999");
  await expect(pages).toContainText("Page 2 of 2");
  for (const page of ["-1", "abc", "1&page=2", "0", "%F0%9F%98%80"]) {
    const answer = await visitor.open(`/setting/security?page=${page}`);
    expect(answer.status, page).toBe(200);
    expect(answer.text, page).toContain("Page 1 of 2");
  }
});

test("R14.1 the security log stays open while its pages are turned, and each list keeps the other one’s page", {
  tag: "@deep",
}, async ({ page, application, upstream, enterAsNew }) => {
  const username = await enterAsNew();
  const visitor = new Visitor(application.url);
  const { database, clock } = upstream.sandbox;
  const member = "(SELECT id FROM member WHERE username = ?)";
  for (let count = 0; count < 11; count += 1) {
    database.run(
      `INSERT INTO security_event (member_id, at, kind, outcome) VALUES (${member}, ?, 'password', 'changed')`,
      ...[username, clock.now()],
    );
    await visitor.login(username);
  }
  await page.goto("/setting/security?page=2");
  const log = page.getByRole("navigation", { name: "Security log" });
  const history = page.getByRole("navigation", { name: "Pages of the login history" });
  await page.getByRole("heading", { name: "Security log" }).click();
  await log.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/setting/security?page=2&log=2#security-log");
  await expect(log).toContainText("Page 2 of 2");
  await log.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/setting/security?page=2&log=1#security-log");
  await expect(log).toContainText("Page 1 of 2");
  await expect(log).toBeVisible();
  await history.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/setting/security?log=1");
  await page.reload();
  await expect(log).toBeVisible();
});

test("R8.2 the anti-phishing phrase is kept trimmed, stands in the next mail, and can be removed", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await page.goto("/setting/security");
  const phrase = page.getByLabel("Phrase", { exact: true });
  const save = page.getByRole("button", { name: "Save phrase" });
  await expectLive(phrase);
  await expect(save).toBeDisabled();
  await phrase.fill("x".repeat(41));
  await save.click();
  await expect(page.getByText("Use 40 characters or fewer.")).toBeVisible();
  await sandbox.fail({
    path: "/auth/client/settings",
    times: 1,
    status: 422,
    body: { statusCode: 4220, message: "No.", errors: { antiPhishing: ["Choose another one."] } },
  });
  await phrase.fill("blue heron");
  await save.click();
  await expect(fieldError(page, "Choose another one.")).toBeVisible();
  await expect(phrase).toHaveValue("blue heron");
  await phrase.fill("  blue heron 7 🦢 ");
  await save.click();
  await expect(toast(page, "Your phrase is saved")).toBeVisible();
  await expect(phrase).toHaveValue("blue heron 7 🦢");
  // A sign-in with a new user agent is announced by mail.
  await new Visitor(application.url).post(
    "/api/session/login",
    { username, password: "Merlin-2026!" },
    { "user-agent": PHONE },
  );
  const outbox = await fetch(`${upstream.url}/__sandbox/outbox`);
  expect(await outbox.text()).toContain("blue heron 7 🦢");
  await page.reload();
  await expect(phrase).toHaveValue("blue heron 7 🦢");
  await expectLive(phrase);
  await phrase.fill("");
  await save.click();
  await expect(toast(page, "Your phrase is removed")).toBeVisible();
});
