import { signIn } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

/** What is said after a move comes within this time. */
const SILENCE_MS = 600;

interface Listed {
  readonly items: readonly {
    readonly id: string;
    readonly direction: "in" | "out";
    readonly amount: string;
    readonly balanceAfter: string;
  }[];
}

async function latest(origin: string, username: string) {
  const visitor = new Visitor(origin);
  await visitor.login(username);
  const answer = await visitor.send("/api/bff/transaction?pageSize=1");
  const [item] = answer.json<Listed>().items;
  if (!item) throw new Error(`${username} has no transaction`);
  return item;
}

test("a row opens its transaction over the list with the same digits; Escape and Back close it", async ({
  page,
  context,
  application,
}) => {
  const item = await latest(application.url, "anna");
  const signed = item.direction === "out" ? `-${item.amount}` : item.amount;
  await signIn(context, application.url, "anna");
  await page.goto("/transactions?pageSize=10");
  const row = page.locator("[data-records]").first();
  await expect(row.locator(`[data-amount="${signed}"]`)).toBeVisible();
  const link = row.getByRole("link");
  await expect(link).toHaveAttribute("href", `/transactions/${item.id}`);
  await link.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(`[data-amount="${signed}"]`).first()).toBeVisible();
  await expect(dialog.locator(`[data-amount="${item.balanceAfter}"]`).first()).toBeVisible();
  await expect(page).toHaveURL(`/transactions?pageSize=10&open=${item.id}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/transactions?pageSize=10");
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/transactions?pageSize=10");
});

test("the list stands once in the history, however often its drawer is come back to and closed", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  await openLive(page, "/transactions");
  const dialog = page.getByRole("dialog");
  const close = async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/transactions");
  };
  await page.locator("[data-records]").first().getByRole("link").click();
  await close();
  await page.goForward();
  await close();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await close();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
});

test("an address with an open transaction can be shared, and closes to its list", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  const { id } = await latest(application.url, "anna");
  await signIn(context, application.url, "anna");
  await page.goto(`/transactions?pageSize=10&open=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/transactions?pageSize=10");
  await page.goto(`/transactions?open=${id}`);
  await dialog.getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(`/transactions/${id}`);
  await expect(page).toHaveTitle("All Transactions | Merlin BTC");
});

test("R2.1 a transaction that is unknown or another member's is a 404 inside the member area", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  const { id } = await latest(application.url, "carl");
  await signIn(context, application.url, "anna");
  for (const wrong of [id, "999999999", "no-such-id", "a%2Fb"]) {
    const answer = await page.goto(`/transactions/${wrong}`);
    expect(answer?.status(), wrong).toBe(404);
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  }
});

test("a conversion opens as what was paid and received, with its rate, and the way to do it again", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions?symbol=MERLIN&type=convert_in");
  await page.getByRole("main").locator("[data-records]").first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "Conversion" });
  const line = (label: string) =>
    dialog.locator("dl:not(details dl) > div").filter({ hasText: label });
  await expect(line("Paid").locator("[data-amount]")).toHaveText(/^−\$[\d,]+\.\d\d$/);
  await expect(line("Received").locator("[data-amount]")).toHaveText(/^\+[\d,.]+$/);
  await expect(line("Rate").locator("[data-amount]")).toHaveText(/^1 USDT = [\d.]+\sMERLIN$/);
  await expect(line("Time in UTC")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Convert more" })).toHaveAttribute(
    "href",
    "/wallet/USDT?action=convert",
  );
});

test("R9.2 a rate and a sum of postings that are shown cut have all their digits below", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  const visitor = new Visitor(url);
  await visitor.login("anna");
  const list = await visitor.send("/api/bff/transaction?symbol=MERLIN&type=convert_in&pageSize=1");
  const [item] = list.json<Listed>().items;
  const posting = (symbol: string, amount: string) => ({ account: "available", symbol, amount });
  let postings = [posting("USDT", "-3"), posting("MERLIN", "1.00003")];
  relay.intercept(async ({ path }, forward) => {
    const answer = await forward();
    if (!path.endsWith(`/transaction/${item?.id}`)) return answer;
    return jsonAnswer({ ...JSON.parse(answer.body), fee: "0", postings });
  });
  await signIn(context, url, "anna");
  await page.goto(`${url}/transactions/${item?.id}`);
  const main = page.getByRole("main");
  const line = (label: string) => main.locator("details dl > div").filter({ hasText: label });
  await main.getByText("All digits").click();
  await expect(line("Rate")).toContainText("0.333343333333333333");
  postings = [posting("MERLIN", "0.00001"), posting("MERLIN", "1.00002")];
  await page.reload();
  await main.getByText("All digits").click();
  await expect(line("Total, MERLIN")).toContainText("1.00003");
  relay.intercept(undefined);
});

test("R10.1 by ear a record opens over its list and closes again, and the list says nothing: it stands as it stood", {
  tag: "@deep",
}, async ({ page, sandbox, newcomer, enter }) => {
  await enter();
  await sandbox.deposit(newcomer.username, "USDT", "7");
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/transactions");
  await ears.heard(["page: All Transactions | Merlin BTC"]);
  const record = page.locator("[data-records]").getByRole("link", { name: "Deposit" });
  const dialog = page.getByRole("dialog");
  const opened = ["dialog: Deposit", "heading: Deposit"];
  await record.focus();
  await ears.heard([/^link: Deposit/]);
  for (let time = 1; time <= 2; time += 1) {
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.clock.runFor(SILENCE_MS);
    await ears.heard(opened);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(SILENCE_MS);
    await ears.heard([/^link: Deposit/]);
  }
  await page.keyboard.press("Enter");
  await ears.heard(opened);
  await page.reload();
  await ears.heard([/^page: /, ...opened]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(SILENCE_MS);
  await ears.heard(["main: "]);
});
