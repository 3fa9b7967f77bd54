import type { Page, Route } from "@playwright/test";
import { type RushTarget, rushTargets } from "../../../lib/contract/rules/rush-rules.ts";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const COUNT_IN_MS = 3_000;
const KEYS = ["1", "f", "3", "k"];

/** Starts a game on the page, whose clock stands still from then on. */
async function start(page: Page): Promise<readonly RushTarget[]> {
  await page.clock.install();
  await page.goto("/game/hash-rush");
  const button = page.getByRole("button", { name: "Start game" });
  await expectLive(button);
  await page.clock.pauseAt(Date.now() + 5_000);
  const answer = page.waitForResponse("**/game/rush/start");
  await button.click();
  const { seed } = (await (await answer).json()) as { seed: number };
  await expect(page.getByRole("application")).toBeFocused();
  await page.clock.runFor(COUNT_IN_MS);
  await expect(page.getByText("60 s left")).toBeVisible();
  return rushTargets(seed);
}

/** Lets every game have begun so many seconds earlier than it has. */
const AGE = "UPDATE rush_game SET real_at = real_at - ?";

test("R2.2 a game by the keyboard, with a pause and a lost reply, counts once and brings power", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login(addMember(upstream));
  await takeCookies(context, visitor);
  const targets = await start(page);
  let played = 0;
  const runTo = async (at: number) => {
    await page.clock.runFor(at - played);
    played = at;
  };
  for (const { from, lane } of targets.slice(0, 8)) {
    await runTo(from + 100);
    await page.keyboard.press(KEYS[lane] ?? "");
  }
  const board = page.getByRole("application");
  await expect(board).toBeFocused();
  await expect(board).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  const left = page.getByText("53 s left");
  await expect(left).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(left).toBeVisible();
  await page.keyboard.press("p");
  await page.clock.runFor(COUNT_IN_MS);
  for (const { from, lane } of targets.slice(8, 16)) {
    await runTo(from + 100);
    await page.keyboard.press(KEYS[lane] ?? "");
  }
  upstream.sandbox.database.run(AGE, 60_000);
  await sandbox.fail({ path: "/auth/client/game/rush", kind: "truncate", times: 1 });
  await page.clock.runFor(45_500);
  await expect(page.getByRole("heading", { name: "Counting your score…" })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "Your score counts" })).toBeFocused();
  // Sixteen catches in a row: 10 to 20 points, and 20 for each of the last five.
  await expect(page.getByText("265", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("New best")).toBeVisible();
  await expect(page.getByText("2 of 3 plays left today")).toBeVisible();
  const state = await visitor.send("/api/bff/game/state");
  expect(state.json()).toMatchObject({ power: { th: "1" }, rush: { best: 265, playsLeft: 2 } });
  await page.goto("/game");
  await expect(page.getByText("1 TH", { exact: true })).toBeVisible();
  const own = page.getByRole("listitem").filter({ has: page.getByText("You", { exact: true }) });
  await expect(own).toContainText("265");
});

test("leaving a game asks, a reload finds it paused, and one that is too old is refused and explained", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const visitor = new Visitor(application.url);
  await visitor.login(addMember(upstream));
  await takeCookies(context, visitor);
  const [first] = await start(page);
  await page.clock.runFor((first?.from ?? 0) + 100);
  await page.getByRole("button", { name: `Lane ${(first?.lane ?? 0) + 1},` }).click();
  await page.clock.resume();
  await page.getByRole("link", { name: "History", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Leave the game?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await expect(page.getByText("10", { exact: true })).toBeVisible();

  page.on("dialog", (question) => question.accept());
  await page.reload();
  const resume = page.getByRole("button", { name: "Resume" });
  await expect(resume).toBeVisible();
  await expect(page.getByText("10", { exact: true })).toBeVisible();
  for (const key of [crypto.randomUUID(), crypto.randomUUID()]) {
    await visitor.post("/api/bff/game/rush/start", undefined, { "idempotency-key": key });
  }
  upstream.sandbox.database.run(AGE, 901_000);
  await resume.click();
  await page.clock.runFor(COUNT_IN_MS + 60_000);
  await expect(page.getByRole("heading", { name: "This game is over" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "No plays left today" })).toBeVisible();
  await expect(page.getByText("New plays in")).toBeVisible();
});

test("R10.1 a game is an application when it takes the focus, and one whose window is left from a lane goes on by its key", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await page.addInitScript(() => {
    const roles: (string | null)[] = [];
    Object.assign(window, { focusedRoles: roles });
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement && target.localName === "section") {
        roles.push(target.getAttribute("role"));
      }
    });
  });
  const [first] = await start(page);
  expect(await page.evaluate(() => Reflect.get(window, "focusedRoles"))).toEqual(["application"]);
  await page.clock.runFor((first?.from ?? 0) + 100);
  await page.getByRole("button", { name: "Lane 2," }).focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Resume" })).toBeFocused();
  await page.keyboard.press("p");
  await page.clock.runFor(COUNT_IN_MS);
  await expect(page.getByRole("heading", { name: "Paused" })).toBeHidden();
});

test("a start whose answer was lost gives the same game after a reload, and another one once that has lapsed", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = new Visitor(application.url);
  await visitor.login(addMember(upstream));
  await takeCookies(context, visitor);
  const playsLeft = async () => {
    const state = await visitor.send("/api/bff/game/state");
    return state.json<{ rush: { playsLeft: number } }>().rush.playsLeft;
  };
  const press = page.getByRole("button", { name: "Start game" });
  const lose = async () => {
    await page.goto("/game/hash-rush");
    await expectLive(press);
    const path = "/auth/client/game/rush/start";
    await sandbox.fail({ path, kind: "truncate", times: 1 });
    await press.click();
    await expect(page.getByText("it’s the same game and takes one play.")).toBeVisible();
  };
  const startAgain = async () => {
    await page.reload();
    await expectLive(press);
    await press.click();
    await expect(page.getByRole("application")).toBeFocused();
  };
  page.on("dialog", (question) => question.accept());
  await lose();
  await startAgain();
  expect(await playsLeft()).toBe(2);

  await page.goto("/game");
  await page.evaluate(() => window.sessionStorage.removeItem("hashRush"));
  await lose();
  expect(await playsLeft()).toBe(1);
  const lapse = async (route: Route) => {
    const answer = await route.fetch();
    const game = (await answer.json()) as object;
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    await route.fulfill({ response: answer, json: { ...game, expiresAt } });
  };
  await page.route("**/game/rush/start", lapse, { times: 1 });
  await startAgain();
  expect(await playsLeft()).toBe(0);
});
