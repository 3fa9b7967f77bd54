import { expectLive, openLive, toast, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const RESEND = "/api/bff/account/send-email-code";

test("R1.2 a chosen theme holds at once, is saved, and a reload paints no other one", async ({
  page,
  application,
  enterAsNew,
}) => {
  const username = await enterAsNew();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = () => {
      const theme = document.documentElement?.dataset.theme;
      if (theme && seen.at(-1) !== theme) seen.push(theme);
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  await page.goto("/setting");
  const light = page.getByRole("radio", { name: "Light" });
  await expectLive(light);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("main").getByText("Light", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expectLive(light);
  await expect(light).toBeChecked();
  expect(await page.evaluate(() => Reflect.get(window, "seenThemes"))).toEqual(["light"]);
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  const profile = await visitor.send("/api/bff/account/profile");
  expect(profile.json()).toMatchObject({ theme: "light" });
});

test("R15.10 values stand beside USDT in the chosen currency, at rates of the day, and in no order", {
  tag: "@deep",
}, async ({ page, application, sandbox, enterAsNew }) => {
  const username = await enterAsNew();
  await sandbox.deposit(username, "USDT", "1234.56");
  await page.goto("/setting");
  const choice = page.getByLabel("Show values also in");
  await expectLive(choice);
  const saved = page.waitForResponse("/api/bff/account/settings");
  await choice.selectOption("EUR");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(choice).toHaveValue("EUR");

  const visitor = new Visitor(application.url);
  await visitor.login(username);
  // 1 234.56 at the sandbox's 0.865, cut.
  const value = 'data-amount="1067.894400000000000000"';
  for (const path of ["/dashboard", "/wallet"]) {
    const { text } = await visitor.open(path);
    expect([path, text.includes(value), text.includes("1,067.89")]).toEqual([path, true, true]);
  }
  await openLive(page, "/wallet/USDT?action=convert");
  const order = page.getByRole("dialog");
  await order.getByRole("textbox").first().fill("100");
  await expect(order.getByText("You receive")).toBeVisible();
  await expect(order).not.toContainText("EUR");
});

test("R5 a switch that cannot be saved goes back and says so", { tag: "@deep" }, async ({
  page,
  context,
  sandbox,
  enterAsNew,
}) => {
  await enterAsNew();
  await page.goto("/setting");
  const hide = page.getByRole("switch", { name: "Hide amounts" });
  await expectLive(hide);
  const saved = page.waitForResponse("**/api/bff/account/settings");
  await hide.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(hide).toBeChecked();
  await expectLive(hide);
  await sandbox.fail({ path: "/auth/client/settings", times: 9, status: 422 });
  await hide.click();
  await expect(toast(page, "We couldn’t save this setting. Try again.")).toBeVisible();
  await expect(hide).toBeChecked();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "hideAmounts")?.value).toBe("1");
});

test("R4.8 R8.2 the mail is sent again at most every 30 seconds, over a reload, in the literal words", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew({ isUnverified: true });
  await page.clock.install();
  await openLive(page, "/setting");
  await expect(page.getByText("Not verified").first()).toBeVisible();
  const send = page.getByRole("button", { name: "Resend email" });
  const counting = page.getByRole("button", { name: /^Resend in \d+\ss$/ });
  await expectLive(send);
  const posts = watchRequests(page, "POST", RESEND);
  await sandbox.fail({ path: "/auth/client/send-email-code", times: 1, delayMs: 300 });
  await send.dblclick();
  await expect(toast(page, "Email validation sent successfully")).toBeVisible();
  await expect(counting).toHaveText(/^Resend in (30|29)\ss$/);
  const first = (await counting.textContent()) ?? "";
  await expect(counting).not.toHaveText(first);
  await counting.click({ force: true });
  expect(posts).toHaveLength(1);
  await page.reload();
  await expect(counting).toBeVisible();
  await expectLive(counting);
  await counting.click({ force: true });
  await page.clock.fastForward(30_000);
  await expect(send).toBeVisible();
  expect(posts).toHaveLength(1);
  // The browser's clock is ahead: the service still counts, says so, and the page counts with it.
  await send.click();
  await expect(page.locator("[data-sonner-toast][data-type=error]")).toBeVisible();
  await expect(counting).toBeVisible();
  expect(posts).toHaveLength(2);
});

test('R8.2 a mail that cannot be sent says "Can\'t send email validation" when the service gives no words', async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  await enterAsNew({ isUnverified: true });
  await page.goto("/setting");
  const send = page.getByRole("button", { name: "Resend email" });
  await expectLive(send);
  await sandbox.fail({ path: "/auth/client/send-email-code", times: 9, status: 500 });
  await send.click();
  await expect(toast(page, "Can't send email validation")).toBeVisible();
  await sandbox.clearFaults();
  await send.click();
  await expect(toast(page, "Email validation sent successfully")).toBeVisible();
});

const MAY_BE_DONE = "We got no answer, so this may already be done. Reload the page to see.";
const LOST = { method: "PATCH", times: 1, kind: "truncate" } as const;

test("R8.2 what a lost answer may have replaced can be put back: the phrase, and the part that is passed on", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting/security", { waitUntil: "networkidle" });
  const phrase = page.getByLabel("Phrase", { exact: true });
  await expectLive(phrase);
  const save = page.getByRole("button", { name: "Save phrase" });
  await phrase.fill("calm heron");
  await sandbox.fail({ path: "/auth/client/settings", ...LOST });
  await save.click();
  await expect(page.getByRole("main").getByText(MAY_BE_DONE)).toBeVisible();
  await phrase.fill("");
  await save.click();
  await expect(toast(page, "Your phrase is removed")).toBeVisible();

  await page.goto("/team?tab=sharing");
  const part = page.getByLabel("Part you pass on");
  await expectLive(part);
  const was = await part.inputValue();
  await part.selectOption("20%");
  await sandbox.fail({ path: "/auth/client/team/kickback", ...LOST });
  await page.getByRole("button", { name: "Save part" }).click();
  await expect(page.getByRole("main").getByText(MAY_BE_DONE)).toBeVisible();
  await part.selectOption(was);
  await page.getByRole("button", { name: "Save part" }).click();
  await expect(page.getByText("Saved for purchases from now on.")).toBeVisible();
});
