import type { Locator, Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The card with this heading. */
function cardOf(page: Page, heading: string): Locator {
  const title = page.getByRole("heading", { name: heading, exact: true });
  return page.locator("main :is(.card, .row-surface)", { has: title }).last();
}

/** The edges of a card and where its title stands, to half a pixel. */
async function edgesOf(page: Page, heading: string) {
  return cardOf(page, heading).evaluate((card) => {
    const half = (px: number) => Math.round(px * 2) / 2;
    const { top, bottom } = card.getBoundingClientRect();
    const titles = [...card.querySelectorAll("h2")].filter((one) => one.checkVisibility());
    const title = titles[0]?.getBoundingClientRect();
    return { top: half(top), bottom: half(bottom), title: half(title?.top ?? 0) };
  });
}

for (const member of ["anna", "newt"]) {
  test(`R9.3 cards of one row begin, have their titles and end at the same heights, of ${member}`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    await signIn(context, application.url, member);
    await page.setViewportSize(WIDE);
    for (const [path, one, other] of [
      ["/wallet", "Recent transactions", "Saved addresses"],
      ["/game", "Power from games", "Best of the week"],
      ["/earning", "Comes next", "Staking"],
      ["/marketplace", "Where the yield comes from", "Every cost"],
      ...(member === "anna" ? ([["/transactions/tax", "Summary", "Income"]] as const) : []),
    ] as const) {
      await page.goto(path);
      await expect(cardOf(page, other)).toBeVisible();
      expect(await edgesOf(page, one), path).toEqual(await edgesOf(page, other));
    }
  });
}

test("R9.3 titles of lists begin where their rows do, and the rows go to the edges of their card", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    for (const [path, heading, first] of [
      ["/dashboard", "Latest transactions", "h3"],
      ["/wallet", "Recent transactions", "h3"],
      ["/wallet/MERLIN", "Recent transactions", "h3"],
      ["/wallet", "Saved addresses", "li p"],
    ] as const) {
      await page.goto(path);
      const card = cardOf(page, heading);
      await expect(card).toBeVisible();
      const found = await card.evaluate((one, part) => {
        const box = one.getBoundingClientRect();
        const rows = one.querySelector(".card-rows")?.getBoundingClientRect();
        const row = one.querySelector(".list-row-line, .row-group-heading");
        const begin = Number.parseFloat(row ? getComputedStyle(row).paddingLeft : "");
        const title = one.querySelector("h2")?.getBoundingClientRect().left ?? 0;
        return {
          besideRows: [(rows?.left ?? 0) - box.left, box.right - (rows?.right ?? 0)],
          beforeRow: title - (rows?.left ?? 0) - begin,
          hasRows: one.querySelector(part) !== null,
        };
      }, first);
      expect(found, `${path}, ${viewport.width} px`).toEqual({
        besideRows: [1, 1],
        beforeRow: 0,
        hasRows: true,
      });
    }
  }
});

test("R9.3 the figures of both legs stand on one line, however long the name of one is", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "language", value: "de-DE", url: application.url }]);
  await page.setViewportSize(WIDE);
  await page.goto("/dashboard");
  const figures = page.locator("dl", { hasText: "Rechter Strang" }).locator("dd");
  await expect(figures).toHaveCount(2);
  const tops = await figures.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(tops[0]).toBe(tops[1]);
  const names = page.locator("dl", { hasText: "Rechter Strang" }).locator("dt");
  const heights = await names.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(heights[0]).toBe(heights[1]);
});

test("R9.3 the cards of both columns of the security settings follow each other without a hole", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(WIDE);
  await page.goto("/setting/security");
  await expect(cardOf(page, "Login history")).toBeVisible();
  const { top } = await edgesOf(page, "Login history");
  const { bottom } = await edgesOf(page, "Devices");
  expect(top - bottom).toBe(20);
});

test("R9.3 the few actions of a wallet stand together on a phone", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(PHONE);
  await page.goto("/wallet/MERLIN");
  const actions = page.locator("main .round-action");
  await expect(actions).toHaveCount(2);
  const [one, other] = await actions.evaluateAll((all) =>
    all.map((action) => action.getBoundingClientRect()),
  );
  expect((other?.left ?? 0) - (one?.right ?? 0)).toBeLessThan(20);
});

test("R9.3 the figures of stakes end where their rows do on a phone", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(PHONE);
  await page.goto("/earning/stake");
  const line = page.locator("main .list-row-line", { hasText: "MERLIN" }).first();
  const left = await line.evaluate((row) => {
    const amount = row.querySelector(".list-row-amount")?.getBoundingClientRect().right ?? 0;
    return (
      row.getBoundingClientRect().right -
      amount -
      Number.parseFloat(getComputedStyle(row).paddingRight)
    );
  });
  expect(left).toBeCloseTo(0, 0);
});
