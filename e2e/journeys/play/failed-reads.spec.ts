import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { type Interception, jsonAnswer } from "../../fixtures/http/relay.ts";
import { expect, test } from "../../fixtures/test.ts";

const SECTION = "We couldn’t load this";

/** Fails the reads whose path matches. */
function failing(path: RegExp): Interception {
  return (call) =>
    call.method === "GET" && path.test(call.path)
      ? jsonAnswer({ statusCode: 5001, message: "" }, 500)
      : undefined;
}

test.afterEach(({ relay }) => relay.intercept(undefined));

test("R3.6 machines stand without the count of their other tab, and positions without their latest rewards", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(failing(/\/machines\?.*status=expired/));
  await page.goto(`${url}/mining`);
  const machines = main.getByRole("list", { name: "Machines", exact: true });
  await expect(machines.getByRole("listitem").first()).toBeVisible();
  await expect(main.getByRole("link", { name: /^Active · \d+$/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Expired", exact: true })).toBeVisible();
  relay.intercept(failing(/\/rewards\?/));
  await page.goto(`${url}/earning/stake`);
  await expect(main.getByRole("button", { name: /^Redeem/ }).first()).toBeVisible();
  await expect(main.getByText("Latest reward")).toHaveCount(0);
  await expect(main.getByText(SECTION)).toHaveCount(0);
});

test("R3.6 positions and calculator stand apart from the terms that are offered", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(failing(/\/staking\/products/));
  await page.goto(`${url}/earning/stake`);
  await expect(main.getByRole("button", { name: /^Redeem/ }).first()).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(1);
  await page.goto(`${url}/earning/stake?list=calculator`);
  await expect(main.getByText(SECTION)).toHaveCount(2);
  relay.intercept(undefined);
  await main.getByRole("button", { name: "Try again" }).first().click();
  await expect(main.getByRole("tab").first()).toBeVisible();
});

test("R3.6 rewards are listed without the terms, and games without the wheel", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(failing(/\/game\/wheel/));
  await page.goto(`${url}/game/history`);
  await expect(main.getByText("No plays yet")).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(0);
  relay.intercept(failing(/\/staking\/products/));
  await page.goto(`${url}/earning/stake?list=rewards`);
  await expect(main.getByRole("region", { name: "Rewards" })).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(1);
});

test("R3.6 a model stays chosen without the catalogue and out of it, and the page before is a step back", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  relay.intercept(failing(/\/products\?/));
  const addresses = ["nano", "sold-out"].map((model) => `/marketplace/resale?model=${model}`);
  for (const address of addresses) {
    await openLive(page, url + address);
    await expect(page.getByRole("main").getByLabel("Model", { exact: true })).toHaveValue(address);
    await expect(page).toHaveURL(url + address);
  }
  await page.goBack();
  await expect(page).toHaveURL(url + addresses[0]);
});

test("R3.6 the weekly mail fails in its row, and an invitation stands without its code", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(failing(/\/(weekly-mail|invitation-codes)$/));
  await page.goto(`${url}/setting/security#weekly-mail`);
  await expect(main.getByRole("group", { name: "Security and account" })).toBeVisible();
  await expect(main.getByText("Weekly email", { exact: true })).toBeVisible();
  await expect(main.getByText(SECTION)).toHaveCount(1);
  for (const path of ["/profile", "/team"]) {
    await page.goto(`${url}${path}`);
    await expect(main.getByText(/\/ref\/anna$/)).toBeVisible();
    await expect(main.getByText(SECTION)).toHaveCount(0);
  }
});

test("R3.6 without the profile the marketplace tells nobody to become valid, and times are the member's", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  await page.goto(`${url}/wallet`);
  const times = main.locator("time");
  await expect(times.first()).toBeVisible();
  const shown = await times.allTextContents();
  relay.intercept(failing(/\/profile$/));
  await page.goto(`${url}/wallet`);
  await expect(times.first()).toBeVisible();
  expect(await times.allTextContents()).toEqual(shown);
  await page.goto(`${url}/marketplace`);
  await expect(main.getByRole("button", { name: "Buy Nano" })).toBeVisible();
  await expect(main.getByText("The Starter is free")).toHaveCount(0);
});

test("R3.6 automation keeps the term that it stakes in while the terms cannot be read", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  const isDown = failing(/\/staking\/products/);
  relay.intercept((call, forward) => {
    if (!call.path.endsWith("/mining/automation")) return isDown(call, forward);
    const set = { autoClaim: true, compoundProductId: "term-30" };
    return forward().then(({ body }) => jsonAnswer({ ...JSON.parse(body), ...set }));
  });
  await page.goto(`${url}/mining/automation`);
  await expect(main.getByLabel("Stake what was claimed")).toHaveValue("term-30");
  await expect(main.getByRole("option", { name: "Current term" })).toBeAttached();
  await expect(main.getByText(/^We convert it to MERLIN first/)).toBeVisible();
});

test("R3.6 what comes next says when it may not be all, and transactions are filtered by any token without the wallets", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(failing(/\/team\/settlements/));
  await page.goto(`${url}/earning`);
  const next = main.getByRole("region", { name: "Comes next" });
  await expect(next.getByRole("listitem").first()).toBeVisible();
  await expect(next.getByText("We couldn’t load the latest figures.")).toBeVisible();
  relay.intercept(failing(/\/wallets$/));
  await page.goto(`${url}/transactions?symbol=mBTC`);
  const tokens = main.getByLabel("Wallet", { exact: true });
  await expect(tokens).toHaveValue("mBTC");
  expect(await tokens.getByRole("option").allTextContents()).toEqual(
    expect.arrayContaining(["USDT", "MERLIN", "mBTC", "AmBTC"]),
  );
});

/** Answers the reads whose path matches with something else in the place of the parts that `change` names. */
function changing(path: RegExp, change: (name: string, value: unknown) => unknown): Interception {
  return (call, forward) => {
    if (call.method !== "GET" || !path.test(call.path)) return;
    return forward().then(({ status, body }) => jsonAnswer(JSON.parse(body, change), status));
  };
}

const without = (path: RegExp, ...names: readonly string[]) =>
  changing(path, (name, value) => (names.includes(name) ? null : value));

test("R5.1 a figure that the service leaves out is not shown as another one, or as nothing", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(without(/\/team\/summary$/, "teamSize"));
  await page.goto(`${url}/dashboard`);
  await expect(main.getByText(/\d+ direct/).first()).toBeVisible();
  await expect(main.getByText(/\d+ members?/)).toHaveCount(0);
  relay.intercept(without(/\/mining\/rate$/, "thPerS", "percent"));
  await page.goto(`${url}/mining?view=rate`);
  const rate = main.getByRole("table", { name: "What makes up your rate" });
  await expect(rate.getByText("We have no more details on this part.").first()).toBeVisible();
  await expect(rate.getByText(/\b0 TH|\+0%/)).toHaveCount(0);
  relay.intercept(
    changing(/\/game\/(wheel|state)$/, (name, value) =>
      name === "prize" ? { ...(value as object), th: null } : value,
    ),
  );
  for (const path of ["/game/wheel", "/game/hash-rush"]) {
    await page.goto(`${url}${path}`);
    await expect(main.getByText("– TH for 24 h").first()).toBeVisible();
    await expect(main.getByText("0 TH for 24 h", { exact: true })).toHaveCount(0);
  }
});

test("R3.6 a plan of another id, an amount with a sign of its own and a status of a newer service stand", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(changing(/\/plans$/, (name, id) => (name === "id" ? `plan.${id}` : id)));
  await page.goto(`${url}/earning/plans`);
  await expect(main.getByRole("heading", { name: "Your plans" })).toBeVisible();
  await expect(main.getByText("The first run will appear here.")).toBeVisible();
  relay.intercept(
    changing(/\/auth\/transaction\?/, (name, value) => (name === "amount" ? "-12345.67" : value)),
  );
  await page.goto(`${url}/transactions?direction=out`);
  await expect(main.locator("[data-amount='-12345.67']").first()).toBeVisible();
  await expect(main.getByText("−-", { exact: false })).toHaveCount(0);
  relay.intercept(
    changing(/\/team\/(directs|network)/, (name, value) =>
      name === "status" && typeof value === "string" ? "vip_pending" : value,
    ),
  );
  for (const path of ["/team?tab=directs", "/network"]) {
    await page.goto(`${url}${path}`);
    await expect(main.getByText("Status unknown").first()).toBeVisible();
    await expect(main.getByText("vip_pending")).toHaveCount(0);
  }
});

test("a renewal keeps its receipt where the machine can be neither renewed nor upgraded any more", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  let isRenewed = false;
  relay.intercept(async ({ method, path }, forward) => {
    if (method === "POST" && /\/machines\/\w+\/renew$/.test(path)) isRenewed = true;
    const answer = await forward();
    if (!isRenewed || method !== "GET" || !/\/mining\/machines\?/.test(path)) return answer;
    const list = JSON.parse(answer.body);
    const items = list.items.map((machine: object) => ({
      ...machine,
      canRenew: false,
      upgrade: null,
    }));
    return jsonAnswer({ ...list, items });
  });
  await page.goto(`${url}/mining`);
  await page
    .getByRole("link", { name: /^Renew or upgrade/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  const done = page.getByRole("dialog", { name: "Machine renewed" });
  await expect(done).toBeVisible();
  await expect
    .poll(() => relay.exchanges.filter(({ call }) => /\/mining\/machines\?/.test(call.path)).length)
    .toBeGreaterThan(1);
  await expect(done.getByRole("button", { name: "Done" })).toBeVisible();
  await done.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(`${url}/marketplace`);
});

test("R3.6 session and game do not wait for facts that are late and that they can stand without", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  const late = /\/prices$|\/wallet\/MERLIN$/;
  relay.intercept((call, forward) =>
    late.test(call.path)
      ? new Promise((done) => setTimeout(done, 9_000)).then(() => forward())
      : undefined,
  );
  // The upstream is given up after five seconds.
  const soon = { timeout: 4_000 };
  await page.goto(`${url}/mining`, { waitUntil: "commit" });
  await expect(main.getByRole("button", { name: "Claim", exact: true })).toBeVisible(soon);
  await page.goto(`${url}/game/prediction`, { waitUntil: "commit" });
  await expect(main.getByRole("button", { name: "Enter Up" })).toBeVisible(soon);
});
