import type { Page } from "@playwright/test";
import { joinOverHttp, makeNewcomer, signIn, takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer, type RelayedAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { buyNano, order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";
import { findByUsername } from "../../sandbox/account/member.ts";
import { findProduct } from "../../sandbox/machine/products.ts";
import { giveBoost } from "../../sandbox/mining/boosts.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const REASON = "The moon is in the wrong quarter.";
const HTML: RelayedAnswer = { status: 200, headers: { "content-type": "text/html" }, body: "<p>" };

test.afterEach(({ relay }) => relay.intercept(undefined));

test("R4.8 R8.2 an address may be verified where the answer is lost: a dead link after it says so too and leads to the login", {
  tag: "@deep",
}, async ({ page, sandbox, relay, relayedApplication: { url } }) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(url, newcomer);
  await openLive(page, url + (await sandbox.mailedPath(newcomer.email, "verify-email")));
  let answer = HTML;
  relay.intercept(async ({ method }, forward) => {
    if (method === "GET") return forward();
    await forward();
    return answer;
  });
  await button(page, "Confirm email").click();
  const unknown = page.getByText("We got no answer, so your email may already be verified.");
  await expect(unknown).toBeVisible();
  await expect(page.getByText(/Reload the page/)).toHaveCount(0);
  const login = page.getByRole("main").getByRole("link", { name: "Log in" });
  await expect(login).toHaveAttribute("href", /^\/login/);
  answer = jsonAnswer({ statusCode: 4220, message: "", errors: { token: [REASON] } }, 422);
  await button(page, "Confirm email").click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect(unknown).toBeVisible();
  await expect(page.getByText(REASON)).toHaveCount(0);
  await expect(login).toHaveAttribute("href", /^\/login/);
});

test("R8.2 a daily limit that the answer leaves out is read anew", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  await signIn(context, url, addMember(upstream));
  await openLive(page, `${url}/game/prediction`);
  relay.intercept(({ method }, forward) =>
    method === "GET" ? undefined : forward().then(() => jsonAnswer({})),
  );
  const field = page.getByRole("dialog").getByRole("textbox");
  await button(page, "Set daily limit").click();
  await field.fill("150");
  await button(page, "Save limit").click();
  await expect(toast(page, "Your daily limit is now 150 MERLIN.")).toBeVisible();
  await button(page, "Change daily limit").click();
  await field.fill("200");
  await button(page, "Save limit").click();
  await expect(toast(page, /^Your new limit applies from/)).toBeVisible();
});

test("R8.2 what is saved at once goes back with the reason that the service gives", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  await signIn(context, url, addMember(upstream));
  relay.intercept(({ method }) =>
    method === "GET"
      ? undefined
      : jsonAnswer({ statusCode: 4220, message: "", errors: { moon: [REASON] } }, 422),
  );
  await openLive(page, `${url}/setting`);
  const hidden = page.getByRole("switch", { name: "Hide amounts" });
  await hidden.click();
  await expect(toast(page, REASON)).toBeVisible();
  await expect(hidden).not.toBeChecked();
  await button(page, /^Notifications/).click();
  await button(page, "Mark all as read").click();
  await expect(page.getByRole("dialog").getByRole("alert").getByText(REASON)).toBeVisible();
});

test("R8.2 a machine whose sale is refused without a word is said not to be for sale", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "USDT", "200");
  const visitor = new Visitor(url);
  await visitor.login(username);
  await takeCookies(context, visitor);
  await buyNano(visitor);
  await openLive(page, `${url}/mining`);
  await page.getByRole("link", { name: "Sell Nano" }).click();
  await page.getByLabel("Your price").fill("120");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("$116.40").first()).toBeVisible();
  relay.intercept(({ path }) =>
    path.endsWith("/listings") ? jsonAnswer({ statusCode: 4091, message: "" }, 409) : undefined,
  );
  await button(page, "Put up for sale").click();
  await expect(dialog.getByText("Your machine isn’t for sale yet. Try again.")).toBeVisible();
  relay.intercept(undefined);
  await button(page, "Put up for sale").click();
  await expect(page.getByRole("dialog", { name: "Machine for sale" })).toBeVisible();
});

test("R8.2 a form that has to wait counts the time down beside its button", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  await signIn(context, url, addMember(upstream));
  relay.intercept(({ method }) => {
    if (method === "GET") return;
    return jsonAnswer({ statusCode: 4290, message: "" }, 429, { "retry-after": "3" });
  });
  const forms = [
    ["/team?tab=sharing", "Part you pass on", "Save part"],
    ["/setting/security", "Phrase", "Save phrase"],
    ["/setting", "Full name", "Save changes"],
  ] as const;
  for (const [path, label, submit] of forms) {
    await openLive(page, url + path);
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    if (submit === "Save part") await field.selectOption("20%");
    else await field.fill("Calm Heron");
    await button(page, submit).click();
    await expect(page.getByRole("main").getByText(/^You can try again in/)).toBeVisible();
    await expect(button(page, submit)).toBeEnabled();
  }
});

test("R8.2 a claim, a boost and changes of a stake that have to wait count the time down, and name none that grows wrong", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
  const { visitor, username } = await enterAsMiner(context, url, upstream);
  await sandbox.deposit(username, "MERLIN", "500");
  const { database, clock } = upstream.sandbox;
  const boost = findProduct(database, "boost_20");
  if (boost?.kind !== "boost") throw new Error("boost_20 is no boost");
  giveBoost(database, findByUsername(database, username)?.id ?? 0, boost, clock.now());
  await order(visitor, "staking/subscribe", { productId: "flexible", amount: "100" });
  await order(visitor, "staking/subscribe", { productId: "locked_60", amount: "100" });
  const position = async (name: RegExp, way: RegExp) => {
    await page
      .getByRole("region", { name: "Your positions" })
      .getByRole("button", { name })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: way }).first().click();
  };
  const applyBoost = async () => {
    await order(visitor, "mining/session/start");
    await openLive(page, `${url}/mining?view=rate`);
    await button(page, "Apply Boost 20%").click();
  };
  const presses = [
    ["/mining", "Start session", async () => {}],
    ["/mining", "Apply now", applyBoost],
    ["/earning/stake", "Redeem", () => position(/^Flexible/, /^Redeem/)],
    ["/earning/stake", /^Extend/, () => position(/^60 days/, /^Extend/)],
  ] as const;
  for (const [path, name, open] of presses) {
    relay.intercept(undefined);
    await openLive(page, url + path);
    await open();
    const press = button(page, name).last();
    await expect(press).toBeEnabled();
    relay.intercept(({ method, path: called }) => {
      if (method === "GET" || called.endsWith("/quote")) return;
      return jsonAnswer({ statusCode: 4290, message: "" }, 429, { "retry-after": "3" });
    });
    await press.click();
    await expect(page.getByText(/^You can try again in/)).toBeVisible();
    await expect(
      page
        .getByRole("alert")
        .getByText(/^Too many/)
        .and(page.locator(":not(.sr-only, .sr-only *)")),
    ).toHaveCount(0);
    await expect(press).toBeDisabled();
    await expect(press).toBeEnabled();
  }
});

for (const answers of [1, 3])
  test(`R15.6 a cost whose answer is lost ${answers} times reads as saved, not as another one's`, {
    tag: "@deep",
  }, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
    const { visitor, username } = await enterAsMiner(context, url, upstream);
    await sandbox.deposit(username, "mBTC", "1");
    const { quoteId } = await order<{ quoteId: string }>(visitor, "account/wallet/convert/quote", {
      ...{ from: "mBTC", to: "USDT", amount: "1" },
    });
    await order(visitor, "account/wallet/convert", { quoteId });
    await openLive(page, `${url}/transactions/tax`);
    await button(page, "Add cost").click();
    await page.getByLabel("Acquired on").fill("2025-01-01");
    await page.getByLabel("Total cost").fill("80");
    let lost = 0;
    relay.intercept(async ({ method }, forward) => {
      const answer = await forward();
      if (method !== "GET" && lost++ < answers) throw new Error("The answer is lost");
      return answer;
    });
    await button(page, "Save cost").click();
    if (answers > 1) {
      await expect(page.getByRole("dialog").getByText(/may already be done/)).toBeVisible();
      await button(page, "Save cost").click();
    }
    await expect(toast(page, "Cost saved.")).toBeVisible();
    await expect(page.locator("li", { hasText: "Cost $80" })).toBeAttached();
  });
