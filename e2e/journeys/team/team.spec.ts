import type { Locator } from "@playwright/test";
import { fillSignUp, makeNewcomer, signIn } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { sellMachine } from "../../fixtures/machine-sale.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;

function amountsOf(part: Locator) {
  return part
    .locator("[data-amount]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-amount")));
}

test("R2.2 R7.2 a left link, copied from the page, seats who signs up in the left leg, and the page lists them", async ({
  page,
  context,
  browser,
  application,
  newcomer,
  enter,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter();
  await page.goto("/team");
  await expect(page).toHaveTitle("Team | Merlin BTC");
  const main = page.getByRole("main");
  await expect(main.getByText("No one in your team yet")).toBeVisible();
  const left = main.getByRole("group", { name: "Leg for the new member" }).getByLabel("Left leg");
  await expectLive(left);
  await left.check({ force: true });
  await expect(main.getByText(`/ref/${newcomer.username}/left`)).toBeVisible();
  await main.getByRole("button", { name: "Copy Invitation link (Left leg)" }).click();
  await expect(main.getByText("Copied", { exact: true })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const guest = await browser.newContext({ baseURL: application.url });
  const form = await guest.newPage();
  const invited = makeNewcomer();
  await form.goto(link.pathname);
  await expectLive(form.getByRole("button", { name: "Sign up", exact: true }));
  await fillSignUp(form, invited);
  await form.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(form.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await guest.close();

  await page.goto("/team?tab=directs");
  const row = main.locator("[data-records]").filter({ hasText: invited.username });
  await expect(row).toContainText("Left");
  await expect(row).toContainText("Unverified");
  await expect(row).not.toContainText(invited.email);
  await row.getByRole("button", { name: `Remind ${invited.username} to mine` }).click();
  await expect(row.getByText("Reminded today", { exact: true })).toBeFocused();
  await page.reload();
  await expect(row.getByText("Mining, or reminded today")).toBeVisible();
});

test("R11.16 1 800 against 20 800 points: the outlook, then the settled day, to the last digit", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const top = addMember(upstream);
  const left = addMember(upstream, { sponsor: top, seat: [top, "left"] });
  const right = addMember(upstream, { sponsor: top, seat: [top, "right"] });
  sellMachine(upstream, left, 1_800);
  sellMachine(upstream, right, 20_800);
  const day = new Date(await sandbox.now()).toISOString().slice(0, 10);
  await signIn(context, application.url, top);
  await page.goto("/team?tab=settlements");
  const main = page.getByRole("main");
  const bonus = main.locator('[data-amount="144.000000000000000000"]');
  await expect(bonus).toHaveText("$144.00");
  await expect(main.getByText("(estimate)")).toBeVisible();
  await sandbox.advance(DAY_SECONDS);
  await page.goto("/team?tab=settlements");
  const expected = ["1800", "20800", "1800", "144.000000000000000000", "0", "19000"];
  const row = main.locator(`[data-records="${day}"]`);
  const opener = row.getByRole("button");
  await expectLive(opener);
  expect(await amountsOf(row)).toEqual(["1800", "144.000000000000000000"]);
  await opener.click();
  const details = page.getByRole("dialog");
  await expect.poll(() => amountsOf(details)).toEqual(expected);
  await details.getByRole("link", { name: "$144.00, open the transaction" }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto("/team?tab=rules");
  await expect(main.locator('[data-amount="20800"]')).toHaveText("20,800");
  await expect(main.getByText("$144.00")).toBeVisible();
  expect(await sandbox.reconcile()).toMatchObject({ balanced: true });
});

test("R5.1 R5.2 R7.2 a seat that was just taken is refused on its field, nothing typed is lost, another seat does", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  const visitor = await enter();
  await page.goto("/team");
  const open = page.getByRole("button", { name: "Create a member" });
  await expectLive(open);
  await open.click();
  const dialog = page.getByRole("dialog");
  const seat = dialog.getByRole("group", { name: "Placement" });
  await expect(seat.getByText("Free")).toHaveCount(2);
  await seat.getByLabel("Left leg").check({ force: true });
  const typed = makeNewcomer();
  await dialog.getByLabel("New member’s full name").fill(typed.fullName);
  await dialog.getByLabel("Username", { exact: true }).fill(typed.username);
  await expect(dialog.getByText(`${typed.username} is available.`)).toBeVisible();
  await dialog.getByLabel("Their email").fill(typed.email);
  await dialog.getByLabel("Initial password", { exact: true }).fill(typed.password);
  await dialog.getByLabel("Repeat password", { exact: true }).fill(typed.password);

  const { fullName, username, email, password } = makeNewcomer();
  const other = { fullName, username, email, password };
  const body = { ...other, parentUsername: newcomer.username, position: "left" };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const path = "/api/bff/account/create-downline";
  expect((await visitor.post(path, body, headers)).status).toBeLessThan(300);

  const submit = dialog.getByRole("button", { name: "Create member" });
  await submit.click();
  await expect(seat).toBeFocused();
  await expect(seat).toHaveAccessibleDescription(/just been taken/);
  await expect(seat.getByText(`Taken by ${username}`)).toBeVisible();
  await expect(seat.getByLabel("Left leg")).toBeDisabled();
  await expect(dialog.getByLabel("New member’s full name")).toHaveValue(typed.fullName);
  await expect(dialog.getByLabel("Username", { exact: true })).toHaveValue(typed.username);
  await expect(dialog.getByLabel("Their email")).toHaveValue(typed.email);
  await expect(dialog.getByLabel("Initial password", { exact: true })).toHaveValue(typed.password);

  await seat.getByLabel("Right leg").check({ force: true });
  await submit.dblclick();
  await expect(dialog.getByRole("heading", { name: "Member created" })).toBeVisible();
  await expect(dialog).toContainText(`Right leg of ${newcomer.username}`);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.goto("/team?tab=directs");
  const rows = page.getByRole("list", { name: "Direct referrals" }).locator("[data-records]");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: typed.username })).toContainText("Right");
});

test("R5.1 of an empty form for a new member the placement takes the focus, and keeps it", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter();
  const ears = await listen(page);
  await openLive(page, "/team");
  await page.getByRole("button", { name: "Create a member" }).first().press("Enter");
  const dialog = page.getByRole("dialog");
  const seat = dialog.getByRole("group", { name: "Placement" });
  await expect(seat.getByText("Free")).toHaveCount(2);
  await ears.heard([
    /^page: Team/,
    /^button: Create a member/,
    /^dialog: /,
    /^heading: /,
    /^status: /,
  ]);
  await dialog.getByRole("button", { name: "Create member" }).press("Enter");
  await ears.heard([/^button: Create member/, /^group: Placement \| Choose/]);
  await expect(seat).toBeFocused();
});

test("R2.13 the form for a new member closes by Escape, a press outside and Back, keeps what was typed but no password, and forgets it once it is done", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  const sponsor = await enterAsNew();
  const left = addMember(upstream, { sponsor, seat: [sponsor, "left"] });
  await openLive(page, "/team");
  const open = page.getByRole("button", { name: "Create a member" });
  const dialog = page.getByRole("dialog", { name: "Create a member" });
  const seat = dialog.getByRole("group", { name: "Placement" });
  const password = dialog.getByLabel("Initial password", { exact: true });
  const repeated = dialog.getByLabel("Repeat password", { exact: true });
  const typed = makeNewcomer();
  const fields = [
    ["New member’s full name", typed.fullName],
    ["Username", typed.username],
    ["Their email", typed.email],
  ] as const;
  await open.click();
  await seat.getByRole("button", { name: `Spots below ${left}` }).click();
  await seat.getByLabel("Right leg").check({ force: true });
  for (const [label, value] of fields) await dialog.getByLabel(label, { exact: true }).fill(value);
  const leaving = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ];
  for (const leave of leaving) {
    await password.fill(typed.password);
    await repeated.fill(typed.password);
    await leave();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/team");
    await open.click();
    for (const [label, value] of fields) {
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(password).toHaveValue("");
    await expect(repeated).toHaveValue("");
    await expect(seat.getByText(left, { exact: true })).toBeVisible();
    await expect(seat.getByLabel("Right leg")).toBeChecked();
  }
  await password.fill(typed.password);
  await repeated.fill(typed.password);
  await dialog.getByRole("button", { name: "Create member" }).click();
  const done = page.getByRole("dialog", { name: "Member created" });
  await expect(done).toContainText(`Right leg of ${left}`);
  await done.getByRole("button", { name: "Done" }).click();
  await open.click();
  for (const [label] of fields)
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue("");
  await expect(seat.getByLabel("Right leg")).not.toBeChecked();
});

test("R7.2 the seats of newcomers are saved at once and come back when they cannot be; a failing has-link-referrer counts as no", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await page.goto("/team");
  const seats = page.getByRole("group", { name: "Leg for new members" });
  await expectLive(seats.getByLabel("Right"));
  await seats.getByLabel("Right").check({ force: true });
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await sandbox.fail({ path: "/auth/client/team/preference", times: 1, status: 422 });
  await seats.getByLabel("Left").check({ force: true });
  await expect(page.getByText("We couldn’t save your choice.")).toBeVisible();
  await expect(seats.getByLabel("Right")).toBeChecked();
  await sandbox.fail({ path: "/auth/client/has-link-referrer", times: 9, status: 500 });
  await page.reload();
  await expect(seats.getByLabel("Right")).toBeChecked();
  await expect(page.getByText(/^Your link isn’t available right now/)).toBeVisible();
  await expect(page.getByText(`/ref/${username}`)).toHaveCount(0);
});

test("R7.5 an upstream without a team is explained part by part, and the page stays", async ({
  application,
  sandbox,
  upstream,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login(addMember(upstream));
  await sandbox.fail({ path: "/auth/client/team", times: 30, status: 404, body: {} });
  const explained = [
    ["/team", "The team isn’t available here."],
    ["/team", "Settlement isn’t available here."],
    ["/team?tab=directs", "The list of direct referrals isn’t available here."],
    ["/network", "The network isn’t available here."],
    ["/network?sponsor=anna", "The network isn’t available here."],
  ] as const;
  for (const [path, text] of explained) {
    const answer = await visitor.open(path);
    expect(answer.status, path).toBe(200);
    expect(answer.text, path).toContain(text);
  }
});

test("R10.3 a day's end is said once, and no more once the next day is counted down to", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  const now = await sandbox.now();
  const left = DAY_SECONDS - ((now / 1000) % DAY_SECONDS);
  await sandbox.advance(Math.floor(left) - 8);
  await openLive(page, "/team?tab=settlements");
  const due = page.getByRole("status").filter({ hasText: "Settlement is due" });
  const timer = page.getByRole("main").getByRole("timer").first();
  await expect(timer).toHaveText(/^00:0/);
  await expect(timer).toHaveText(/^23:59/, { timeout: 20_000 });
  await expect(due).toHaveCount(0);
});

test("R2.1 the chart of both legs and the settlements below it keep each other’s place", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  relay.intercept((call, forward) => {
    if (!call.path.includes("/team/settlements?")) return;
    const asked = Number(new URL(call.path, url).searchParams.get("page"));
    const more = { total: 1_000, page: asked };
    return forward().then(({ body }) => jsonAnswer({ ...JSON.parse(body), ...more }));
  });
  await page.goto(`${url}/team?tab=settlements&by=week`);
  const main = page.getByRole("main");
  const pages = main.getByRole("navigation", { name: "Pages of settlements" });
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${url}/team?tab=settlements&by=week&page=2`);
  await main.getByRole("link", { name: "Month", exact: true }).click();
  await expect(page).toHaveURL(`${url}/team?tab=settlements&by=month&page=2`);
  relay.intercept(undefined);
});
