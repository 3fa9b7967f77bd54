import { fillSignUp, makeNewcomer, signIn } from "../../fixtures/browser/browser.ts";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R7.7 a code of the left leg, with the picture beside it, signs a newcomer up there; a wrong one loses nothing that was typed", {
  tag: "@deep",
}, async ({ page, context, browser, application, upstream }) => {
  const sponsor = addMember(upstream);
  await signIn(context, application.url, sponsor);
  await page.goto("/team");
  const main = page.getByRole("main");
  const left = main.getByRole("group", { name: "Leg for the new member" }).getByLabel("Left leg");
  await expectLive(left);
  await left.check({ force: true });
  const code = main.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const typed = ((await code.textContent()) ?? "").replace("-", "").toLowerCase();

  await main.getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Invitation as a picture" });
  await expect(
    dialog.getByRole("img", { name: "Invitation to Merlin BTC by Nora Quist" }),
  ).toBeVisible();
  const size = () =>
    dialog.locator("canvas").evaluate((one: HTMLCanvasElement) => [one.width, one.height]);
  await expect.poll(size).toEqual([1200, 630]);
  await dialog.getByLabel("Square").check({ force: true });
  await expect.poll(size).toEqual([1080, 1080]);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save picture (PNG)" }).click();
  expect((await download).suggestedFilename()).toBe("invitation.png");

  const guest = await browser.newContext({ baseURL: application.url });
  const form = await guest.newPage();
  const invited = makeNewcomer();
  await form.goto("/sign-up");
  const offer = form.getByRole("button", { name: "I have an invitation code" });
  await expectLive(offer);
  await fillSignUp(form, invited);
  await offer.click();
  const field = form.getByRole("textbox", { name: "Invitation code" });
  await expect(field).toBeFocused();
  for (const wrong of ["2222-2222", "?!"]) {
    await field.fill(wrong);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/We don’t know this code/);
    await expect(field).toHaveValue(wrong);
  }
  await field.fill(typed);
  await form.getByRole("button", { name: "Use code" }).click();
  await expect(form.getByText(`@${sponsor}`)).toBeVisible();
  await expect(form.locator(":focus")).toHaveText(new RegExp(`^..Invited by.*@${sponsor}`));
  await expect(form.getByText("Left leg")).toBeVisible();
  await chooseLanguage(form, "Deutsch");
  await expect(form.getByText("Linker Strang")).toBeVisible();
  await expect(form.getByText("Einladung von")).toBeVisible();
  await chooseLanguage(form, "English");
  await expect(form.getByText("Left leg")).toBeVisible();
  await expect(form.getByLabel("Full name")).toHaveValue(invited.fullName);
  await form.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(form.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await guest.close();
  const seat = upstream.sandbox.database.get(
    `SELECT p.username AS parent, m.position FROM member m JOIN member p ON p.id = m.parent_id
     WHERE m.username = ?`,
    invited.username,
  );
  expect(seat).toEqual({ parent: sponsor, position: "left" });
});

test("R8.2 how long a visitor waits after too many codes stands beside the button that rests meanwhile", {
  tag: "@deep",
}, async ({ page }) => {
  const wait = { code: "RATE_LIMITED", details: { retryAfterSeconds: 300 }, requestId: "1" };
  await page.route("**/api/bff/public/invitation/*", (route) =>
    route.fulfill({ status: 429, json: { error: { ...wait, message: "Too many codes." } } }),
  );
  await openLive(page, "/sign-up");
  await page.getByRole("button", { name: "I have an invitation code" }).click();
  await page.getByRole("textbox", { name: "Invitation code" }).fill("2222-2222");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByRole("button", { name: "Use code" })).toBeDisabled();
  await expect(page.getByText(/^You can try again in 0[45]:/)).toBeVisible();
});

test("R7.2 who has no link yet is told on each page how to come by one, and nobody to send it", {
  tag: "@deep",
}, async ({ visitor, upstream }) => {
  for (const isUnverified of [true, false]) {
    await visitor.login(addMember(upstream, { isUnverified }));
    for (const path of ["/team", "/team?tab=directs", "/network"]) {
      const { text } = await visitor.open(path);
      const offers = ["Get your link", "Verify your email address to get your link."];
      if (isUnverified) offers.reverse();
      expect(text.split(`>${offers[0]}<`), `${path}, once`).toHaveLength(2);
      expect(text, path).not.toContain(`>${offers[1]}<`);
    }
  }
});

test("R7.2 what direct referrals have brought stands in one column with a heading, whatever follows it", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/team?tab=directs");
    const list = page.getByRole("region", { name: "Direct referrals" });
    const heading = list.getByText("My commission", { exact: true }).first();
    await expect(heading).toBeVisible();
    const row = list.locator("[data-records=dora]");
    await expect(row.getByText("My commission")).toBeAttached();
    const ends = await list
      .locator("[data-records] .list-row-amount")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    const edge = await heading.evaluate((one) => Math.round(one.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(2);
    expect(new Set(ends), `${width} px`).toEqual(new Set([edge]));
  }
});

test("R7.8 R7.9 who mines now is counted and listed alone, and both legs stand over time", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, "anna");
  // Other journeys' newcomers may have joined by her.
  const directs = upstream.sandbox.database.get<{ count: number }>(
    "SELECT count(*) AS count FROM member WHERE sponsor_id = (SELECT id FROM member WHERE username = 'anna')",
  )?.count;
  expect(directs).toBeGreaterThanOrEqual(3);
  await page.goto("/team?tab=directs");
  const main = page.getByRole("main");
  const rows = main.getByRole("list", { name: "Direct referrals" }).getByRole("listitem");
  await expect(rows).toHaveCount(directs ?? 0);
  await expect(main.getByText(/^As of/)).toBeVisible();
  await main.getByRole("link", { name: "Show who’s mining" }).click();
  await expect(page).toHaveURL(/mining=now/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Mining");
  await main.getByRole("link", { name: "Show everyone" }).click();
  await expect(rows).toHaveCount(directs ?? 0);

  await page.goto("/team?tab=settlements&by=month");
  const chart = main.getByRole("figure", { name: "Points in the last 12 months" });
  await expect(chart).toContainText(/Left [1-9][\d,]*, right [1-9][\d,]*/);
  await chart.getByRole("button", { name: "Show as a table" }).click();
  await expect(chart.getByRole("row")).toHaveCount(13);
  // Its name says what a press does, so it has no state beside that.
  const back = chart.getByRole("button", { name: "Show as a chart" });
  await expect(back).toBeFocused();
  await expect(back).not.toHaveAttribute("aria-pressed");
});
