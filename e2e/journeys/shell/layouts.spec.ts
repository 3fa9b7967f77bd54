import { PAGES } from "../../../lib/routes.ts";
import { PAGE_NAMES, samplePath } from "../../bench/budget-goals.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

const WIDTHS = [370, 820, 1199];

/** What is shown of a text that does not fit: an ellipsis says that it goes on. */
const CUT_ON_PURPOSE = ".truncate, .sr-only, [class*=line-clamp]";

test("R9.3 no page scrolls sideways and no control is cut in German, whose words are the longest, from 370 px up", async ({
  page,
  context,
  application,
  visitor,
}) => {
  test.slow();
  await visitor.login("anna");
  const { items } = (await visitor.send("/api/bff/transaction")).json<{
    items: { id: string }[];
  }>();
  await context.addCookies([{ name: "language", value: "de-DE", url: application.url }]);
  const found: string[] = [];
  const look = async (names: readonly (typeof PAGE_NAMES)[number][]) => {
    for (const name of names) {
      const path = samplePath(name, items[0]?.id ?? "");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const wrong = await page.evaluate((allowed) => {
          const tooWide = document.documentElement.scrollWidth - window.innerWidth;
          const cut = [
            ...document.querySelectorAll("main button, main a, main label, nav a"),
          ].filter(
            (one) =>
              one.checkVisibility() &&
              !one.closest(allowed) &&
              !one.querySelector(allowed) &&
              getComputedStyle(one).overflowX !== "visible" &&
              one.scrollWidth > one.clientWidth + 1,
          );
          return [
            ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
            ...cut.map(({ textContent }) => `cut: ${textContent}`),
          ];
        }, CUT_ON_PURPOSE);
        found.push(...wrong.map((what) => `${path}, ${width} px: ${what}`));
      }
    }
  };
  const guests = PAGE_NAMES.filter((name) => /guest|public/.test(PAGES[name].audience));
  await look(guests.filter((name) => !["invitation", "invitationLeg", "ref"].includes(name)));
  await signIn(context, application.url, "anna");
  await look(PAGE_NAMES.filter((name) => PAGES[name].audience === "member"));
  expect(found).toEqual([]);
});
