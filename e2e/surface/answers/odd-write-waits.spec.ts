import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test.afterEach(({ relay }) => relay.intercept(undefined));

/** Presses that no form sends. */
const PRESSES = {
  "a freeze": async (page: Page) => {
    await button(page, "Freeze account").click();
    await button(page, "Continue").click();
    return button(page, "Freeze account now");
  },
  "an address lock": async (page: Page) => page.getByRole("switch", { name: "Address lock" }),
};

for (const [name, open] of Object.entries(PRESSES)) {
  test(`R8.2 ${name} that has to wait counts the time down, and names none that grows wrong`, {
    tag: "@deep",
  }, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
    await signIn(context, url, addMember(upstream));
    await openLive(page, `${url}/setting/security`);
    const press = await open(page);
    relay.intercept(({ method }) => {
      if (method === "GET") return;
      const answer = jsonAnswer({ statusCode: 4290, message: "" }, 429);
      return { ...answer, headers: { ...answer.headers, "retry-after": "3" } };
    });
    await press.click();
    await expect(page.getByText(/^You can try again in/)).toBeVisible();
    const named = page.getByRole("alert").getByText(/^Too many/);
    await expect(named.and(page.locator(":not(.sr-only)"))).toHaveCount(0);
    await expect(page.getByText(/^You can try again in/)).toHaveCount(0);
    await expect(press).toBeFocused();
  });
}
