import type { Page } from "@playwright/test";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { buyNano, order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test.afterEach(({ relay }) => relay.intercept(undefined));

/** Presses that no form sends. */
const PRESSES = {
  "taking a machine off sale": async (page: Page, url: string) => {
    await openLive(page, `${url}/marketplace/resale?view=own`);
    await button(page, "Take off sale").click();
    return button(page, "Take off sale");
  },
  "a freeze": async (page: Page, url: string) => {
    await openLive(page, `${url}/setting/security`);
    await button(page, "Freeze account").click();
    await button(page, "Continue").click();
    return button(page, "Freeze account now");
  },
  "an address lock": async (page: Page, url: string) => {
    await openLive(page, `${url}/setting/security`);
    return page.getByRole("switch", { name: "Address lock" });
  },
};

for (const [name, open] of Object.entries(PRESSES)) {
  test(`R8.2 ${name} that has to wait counts the time down, and names none that grows wrong`, {
    tag: "@deep",
  }, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
    const username = addMember(upstream);
    await sandbox.deposit(username, "USDT", "200");
    const visitor = new Visitor(url);
    await visitor.login(username);
    await takeCookies(context, visitor);
    const sale = `market/resale/machines/${await buyNano(visitor)}/quote`;
    const { quoteId } = await order<{ quoteId: string }>(visitor, sale, { price: "120" });
    await order(visitor, "market/resale/listings", { quoteId });
    const press = await open(page, url);
    relay.intercept(({ method }) => {
      if (method === "GET") return;
      return jsonAnswer({ statusCode: 4290, message: "" }, 429, { "retry-after": "3" });
    });
    await press.click();
    await expect(page.getByText(/^You can try again in/)).toBeVisible();
    const named = page.getByRole("alert").getByText(/^Too many/);
    await expect(named.and(page.locator(":not(.sr-only)"))).toHaveCount(0);
    await expect(page.getByText(/^You can try again in/)).toHaveCount(0);
    await expect(press).toBeFocused();
  });
}
