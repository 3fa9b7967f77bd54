import { signIn, takeCookies, watchCalls } from "../../fixtures/browser/browser.ts";
import { leaveByKey, UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { openLive, reloadLive, toast } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, fact, latestLines } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { buyNano, order } from "../../fixtures/orders.ts";
import { test as base, expect } from "../../fixtures/test.ts";

/** A valid member with so much USDT, signed in over HTTP. */
type Join = (amount: string) => Promise<{ username: string; visitor: Visitor }>;

const test = base.extend<{ join: Join }>({
  join: ({ baseURL, upstream, sandbox }, use) =>
    use(async (amount) => {
      const username = addMember(upstream);
      await sandbox.deposit(username, "USDT", amount);
      const visitor = new Visitor(baseURL ?? "");
      await visitor.login(username);
      return { username, visitor };
    }),
});

/** Puts a machine up for sale over HTTP; the listing's id. */
async function offer(visitor: Visitor, machine: string, price: string): Promise<string> {
  const path = `market/resale/machines/${machine}/quote`;
  const { quoteId } = await order<{ quoteId: string }>(visitor, path, { price });
  const body = { quoteId };
  const { listing } = await order<{ listing: { id: string } }>(
    visitor,
    "market/resale/listings",
    body,
  );
  return listing.id;
}

test("R15.25 a machine is put up for sale from its row, with what the member receives beside the button, and taken off again", {
  tag: "@deep",
}, async ({ page, context, join }) => {
  const { visitor } = await join("500");
  await takeCookies(context, visitor);
  const id = await buyNano(visitor);
  await openLive(page, "/mining");
  await page.getByRole("link", { name: "Sell Nano" }).click();
  const dialog = page.getByRole("dialog", { name: "Sell Nano" });
  const price = dialog.getByLabel("Your price");
  const quotes = watchCalls(page, "POST", "/quote");
  await price.fill("271");
  await expect(price).toHaveAccessibleDescription(/The most you can ask is \$270\.00\./);
  await price.fill("120.505");
  await expect(price).toHaveAccessibleDescription(/Set a price in whole cents\./);
  await dialog.getByRole("button", { name: "Put up for sale" }).click();
  await expect(price).toBeFocused();
  expect(quotes).toEqual([]);
  await price.fill("120.50");
  await expect(fact(page, "You receive")).toHaveAttribute("data-amount", "116.885000000000000000");
  await expect(fact(page, "Fee")).toHaveAttribute("data-amount", "3.615000000000000000");
  await dialog.getByRole("button", { name: "Put up for sale" }).click();
  await expect(page.getByRole("dialog", { name: "Machine for sale" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  const machines = await visitor.send("/api/bff/mining/machines");
  const own = machines.json<{ items: { id: string; listing: object | null }[] }>().items;
  expect(own.find((one) => one.id === id)?.listing).toMatchObject({
    price: "120.500000000000000000",
  });

  await page.getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByText("Take Nano off sale?")).toBeVisible();
  await page.getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByText("You aren’t selling a machine")).toBeVisible();
  // What the way here had asked for is done.
  await expect(page.getByRole("button", { name: "Sell Nano" })).toBeVisible();
  await expect(page).toHaveURL(/\?view=own$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("R15.25 R10.1 once a machine is for sale, the keyboard goes on in the list that its row has left", {
  tag: "@deep",
}, async ({ page, context, join }) => {
  const { visitor } = await join("500");
  await takeCookies(context, visitor);
  await buyNano(visitor);
  await openLive(page, "/marketplace/resale?view=own");
  const sell = page.getByRole("button", { name: "Sell Nano" });
  await sell.click();
  await page.getByLabel("Your price").fill("100");
  await page.getByRole("button", { name: "Put up for sale" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(sell).toHaveCount(0);
  await expect(page.locator("main:focus, main section:focus")).toBeVisible();
});

test("R15.25 with as many machines for sale as a member may have no further one opens its sale, and the list says why", {
  tag: "@deep",
}, async ({ page, context, join }) => {
  const { visitor } = await join("2000");
  await takeCookies(context, visitor);
  const machines: string[] = [];
  for (let left = 11; left > 0; left -= 1) machines.push(await buyNano(visitor));
  const [kept, ...sold] = machines;
  for (const id of sold.slice(1)) await offer(visitor, id, "100");
  const sell = page.getByRole("button", { name: "Sell Nano" });
  await openLive(page, "/marketplace/resale?view=own");
  await expect(sell).toHaveCount(2);
  await offer(visitor, String(sold[0]), "100");
  await openLive(page, "/marketplace/resale?view=own");
  await expect(page.getByRole("list", { name: "Machines you can sell" })).toBeVisible();
  await expect(sell).toHaveCount(0);
  const full = page.getByText("You can have 10 machines for sale at a time.");
  await expect(full).toHaveCount(1);
  // The way from the list of machines.
  await openLive(page, `/marketplace/resale?view=own&sell=${kept}`);
  await expect(full.first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("R15.25 what a member sells is bought once, to the digit, and neither side’s bytes name the other", async ({
  page,
  context,
  join,
  sandbox,
}) => {
  const seller = await join("500");
  const machine = await buyNano(seller.visitor);
  await offer(seller.visitor, machine, "77.75");
  const { visitor: buyer } = await join("200");
  await takeCookies(context, buyer);
  await openLive(page, "/marketplace/resale?model=nano");
  const row = page.getByRole("listitem").filter({ hasText: "77.75" });
  await row.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy Nano" });
  await expect(fact(page, "Left after payment")).toHaveAttribute(
    "data-amount",
    "122.250000000000000000",
  );
  await dialog.getByRole("button", { name: "Pay $77.75" }).click();
  await expect(page.getByRole("dialog", { name: "Machine bought" })).toBeVisible();
  expect(await availableOf(buyer, "USDT")).toBe("122.250000000000000000");
  const [line] = await latestLines(seller.visitor, "USDT");
  expect(line).toMatchObject({ type: "resale_sale", amount: "75.417500000000000000" });
  await page.getByRole("button", { name: "Done" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator("main:focus, main section:focus")).toBeVisible();
  await page.goto("/marketplace/resale?view=history");
  await expect(page.getByRole("button", { name: "Nano" })).toBeVisible();
  expect(await page.content()).not.toContain(seller.username);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.25 a machine that somebody else has just bought says so, costs nothing and leaves the list", {
  tag: "@deep",
}, async ({ page, context, join }) => {
  const seller = await join("500");
  const rival = await join("500");
  const listing = await offer(seller.visitor, await buyNano(seller.visitor), "66.60");
  const { visitor: buyer } = await join("200");
  await takeCookies(context, buyer);
  await openLive(page, "/marketplace/resale?model=nano");
  const row = page.getByRole("listitem").filter({ hasText: "66.6" });
  await row.getByRole("button", { name: "Buy Nano" }).click();
  const pay = page.getByRole("button", { name: "Pay $66.60" });
  await expect(pay).toBeEnabled();
  const path = `market/resale/listings/${listing}`;
  const { quoteId } = await order<{ quoteId: string }>(rival.visitor, `${path}/quote`);
  await order(rival.visitor, `${path}/buy`, { quoteId, price: "66.6" });
  await pay.click();
  await expect(page.getByText("This machine is no longer for sale")).toBeVisible();
  expect(await availableOf(buyer, "USDT")).toBe("200.000000000000000000");
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect(row).toHaveCount(0);
});

test("R10.4 a purchase of an earlier visit that is refused when it is sent again says so, and can be left", {
  tag: "@deep",
}, async ({ page, context, join, sandbox }) => {
  const seller = await join("500");
  const rival = await join("500");
  const listing = await offer(seller.visitor, await buyNano(seller.visitor), "55.50");
  const { visitor: buyer } = await join("200");
  await takeCookies(context, buyer);
  await openLive(page, "/marketplace/resale?model=nano");
  const row = page.getByRole("listitem").filter({ hasText: "55.5" });
  await row.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  const path = `market/resale/listings/${listing}`;
  await sandbox.fail({ path: `/auth/client/${path}/buy`, method: "POST", times: 1, status: 500 });
  await dialog.getByRole("button", { name: "Pay $55.50" }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  const { quoteId } = await order<{ quoteId: string }>(rival.visitor, `${path}/quote`);
  await order(rival.visitor, `${path}/buy`, { quoteId, price: "55.5" });
  await reloadLive(page);
  await page.getByRole("button", { name: "Check again" }).click();
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByText("The order failed. Your balance hasn’t changed.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Send again" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(UNDECIDED)).toHaveCount(0);
  expect(await availableOf(buyer, "USDT")).toBe("200.000000000000000000");
});

test("R15.25 a sale whose answer was lost is settled by the list that shows it, and is not said to stand once it is over", {
  tag: "@deep",
}, async ({ page, context, join, sandbox }) => {
  const { visitor } = await join("500");
  await takeCookies(context, visitor);
  const machine = await buyNano(visitor);
  const own = "/marketplace/resale?view=own";
  const listing = async () => {
    const list = await visitor.send("/api/bff/market/resale/own");
    return list.json<{ items: { id: string }[] }>().items[0]?.id ?? "";
  };
  const takeOff = async () => order(visitor, `market/resale/listings/${await listing()}/cancel`);
  const loseSale = async () => {
    await openLive(page, own);
    await page.getByRole("button", { name: "Sell Nano" }).click();
    const dialog = page.getByRole("dialog", { name: "Sell Nano" });
    await dialog.getByLabel("Your price").fill("120");
    await sandbox.fail({
      ...{ path: "/auth/client/market/resale/listings", method: "POST" },
      ...{ times: 1, kind: "truncate" },
    });
    await dialog.getByRole("button", { name: "Put up for sale" }).click();
    await expect(dialog.getByText(UNDECIDED)).toBeVisible();
    await expect(dialog.getByRole("link", { name: "See transactions" })).toHaveCount(0);
    await leaveByKey(page);
  };
  await loseSale();
  await page.reload();
  await expect(page.getByRole("button", { name: "Take off sale" })).toBeVisible();
  await takeOff();
  await openLive(page, `${own}&sell=${machine}`);
  await expect(page.getByLabel("Your price")).toBeVisible();
  await expect(page.getByText(UNDECIDED)).toHaveCount(0);
  await leaveByKey(page);

  await loseSale();
  await takeOff();
  await openLive(page, `${own}&sell=${machine}`);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Nano is no longer for sale.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Machine for sale" })).toHaveCount(0);
});

test("R15.25 a machine that is for sale is renewed once it is taken off sale, which the address of its renewal says", {
  tag: "@deep",
}, async ({ page, context, join }) => {
  const { visitor } = await join("500");
  await takeCookies(context, visitor);
  const machine = await buyNano(visitor);
  await offer(visitor, machine, "66.60");
  await openLive(page, `/marketplace?renew=${machine}`);
  await expect(page.getByText("Nano is for sale", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Take off sale" }).click();
  await expect(page.getByRole("button", { name: "Take off sale" })).toBeVisible();
});

test("R15.25 taking a machine off sale that was just sold says so, though its row is gone", {
  tag: "@deep",
}, async ({ page, context, join }) => {
  const { visitor } = await join("500");
  await takeCookies(context, visitor);
  const listing = await offer(visitor, await buyNano(visitor), "66.60");
  await openLive(page, "/marketplace/resale?view=own");
  await page.getByRole("button", { name: "Take off sale" }).click();
  const rival = await join("500");
  const path = `market/resale/listings/${listing}`;
  const { quoteId } = await order<{ quoteId: string }>(rival.visitor, `${path}/quote`);
  await order(rival.visitor, `${path}/buy`, { quoteId, price: "66.6" });
  await page.getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByText("You aren’t selling a machine")).toBeVisible();
  await expect(toast(page, "This machine is no longer for sale")).toBeVisible();
});

test("R15.25 a machine beyond the hundredth is put up for sale by its address like any other", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  let first: object | undefined;
  relay.intercept((call, forward) => {
    if (!call.path.includes("/mining/machines?")) return;
    return forward().then(({ body }) => {
      const { items, ...list } = JSON.parse(body);
      first ??= items[0];
      const hundred = Array.from({ length: 100 }, (_, index) => ({ ...first, id: `m${index}` }));
      const last = { ...first, id: "last", resale: { minPrice: "1", maxPrice: "9" } };
      return jsonAnswer({ ...list, items: list.page === 1 ? hundred : [last], total: 101 });
    });
  });
  await page.goto(`${url}/marketplace/resale?view=own&sell=last`);
  await expect(page.getByLabel("Your price")).toBeVisible();
  await expect(page.getByText("This machine can’t be sold now")).toHaveCount(0);
  relay.intercept(undefined);
});
