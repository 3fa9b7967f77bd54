import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { MOST_FOUND } from "../../../lib/contract/team/search.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { expectLive, openLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { makeCrew, seatChain } from "../../fixtures/downline.ts";
import { expect, test } from "../../fixtures/test.ts";

const PNG_SIGNATURE = "89504e470d0a1a0a";

const drawing = (page: Page) => page.getByRole("application", { name: "Tree" });

async function expectFocusOn(page: Page, key: string): Promise<void> {
  await expect(drawing(page)).toHaveAttribute("data-focused", key);
}

async function fillNewMember(page: Page, username: string): Promise<void> {
  await page.getByLabel("New member’s full name").fill("Rita Sands");
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Their email").fill(`${username}@example.net`);
  await page.getByLabel("Initial password", { exact: true }).fill("Harbour-light-7");
  await page.getByLabel("Repeat password", { exact: true }).fill("Harbour-light-7");
}

test("R7.2 the drawing unfolds on demand, finds a member below, is walked by keys, and saves its picture", async ({
  page,
  newcomer,
  enter,
}) => {
  const visitor = await enter();
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = await seatChain(
    visitor,
    newcomer.username,
    5,
  );
  const reads = watchRequests(page, "GET", "/api/bff/account/get-binary-tree");
  await page.goto("/binary-tree");
  await expectFocusOn(page, newcomer.username);
  await drawing(page).focus();
  for (const key of [first, second, third]) {
    await page.keyboard.press("ArrowDown");
    await expectFocusOn(page, key);
  }
  await expect(page.getByText(`${third}, Left of ${second}`)).toBeAttached();
  expect(reads).toHaveLength(0);
  await page.keyboard.press(" ");
  await expect(page.getByText(`Expanded: ${third}`)).toBeAttached();
  expect(new URL(reads[0]?.url() ?? "").searchParams.get("root")).toBe(third);
  await page.keyboard.press("ArrowDown");
  await expectFocusOn(page, fourth);
  await page.keyboard.press("ArrowRight");
  await expectFocusOn(page, `${third} right`);
  await expect(page.getByText(`Free spot, Right of ${third}`)).toBeAttached();

  await page.reload();
  const search = page.getByRole("combobox", { name: "Search your tree" });
  await expectLive(search);
  await search.fill(`@${fifth.toUpperCase()}`);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expectFocusOn(page, fifth);
  await drawing(page).focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: fifth });
  await expect(card.getByText("Your referral")).toBeVisible();
  await expect(card.getByText(`Left of ${fourth}`)).toBeVisible();
  await card.getByRole("button", { name: "View from here" }).click();
  await expect(page).toHaveURL(`/binary-tree?root=${fifth}`);
  await page.getByRole("navigation", { name: "Path from you" }).getByText(third).click();
  await expectFocusOn(page, third);

  await drawing(page).focus();
  for (const key of ["+", "-", "0", "Shift+ArrowLeft"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Move right" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PNG" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(`binary-tree-${third}-`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
  expect(bytes.length).toBeGreaterThan(5_000);
});

test("R10.1 a search says how many it has found, and that there are more where it names no more", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  const names = await seatChain(await enter(), newcomer.username, MOST_FOUND + 1);
  await openLive(page, "/binary-tree?view=tree");
  const search = page.getByRole("combobox", { name: "Search your tree" });
  const status = page.getByRole("search").getByRole("status");
  await search.fill(names[0] ?? "");
  await expect(status).toHaveText("Found: 1");
  await search.fill("crew");
  await expect(page.getByRole("option")).toHaveCount(MOST_FOUND);
  await expect(status).toHaveText(`Found: ${MOST_FOUND}+`);
  await search.press("ArrowUp");
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toHaveAttribute("id", new RegExp(`-${MOST_FOUND - 1}$`));
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
});

test("R10.1 by ear the tree says each member once with the place among its own, in the drawing and in the table", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  const visitor = await enter();
  const [first = "", second = ""] = await seatChain(visitor, newcomer.username, 2);
  const ears = await listen(page);
  await page.goto("/binary-tree?view=tree");
  await expectFocusOn(page, newcomer.username);
  await drawing(page).focus();
  await ears.heard(["page: Binary tree | Merlin BTC", /^application: Tree \| Arrow keys move /]);
  for (const [name, above, level] of [
    [first, newcomer.username, 1],
    [second, first, 2],
  ]) {
    await page.keyboard.press("ArrowDown");
    await ears.heard([
      new RegExp(`^status: ${name}, Left of ${above}, .+ Level ${level}, 1 of \\d\\.$`),
    ]);
  }
  await openLive(page, "/binary-tree?view=table");
  const table = page.getByRole("treegrid");
  await table.getByRole("button", { name: `Collapse ${newcomer.username}` }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await ears.heard([
    "page: Binary tree | Merlin BTC",
    `button: Collapse ${newcomer.username}`,
    new RegExp(`^button: .+ ${first}$`),
    `button: Collapse ${newcomer.username}`,
  ]);
});

test("R7.2 the search and the drawing say the same level of a member, wherever the drawing begins", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  const [first = "", second = ""] = await seatChain(await enter(), newcomer.username, 2);
  const search = page.getByRole("combobox", { name: "Search your tree" });
  for (const root of ["", `&root=${first}`]) {
    await openLive(page, `/binary-tree?view=tree${root}`);
    await search.fill(second);
    await expect(page.getByRole("option")).toContainText("Level 2");
    await search.press("Enter");
    await expect(page.getByText(`${second}, Left of ${first},`)).toContainText("Level 2, 1 of");
  }
});

test("R7.2 what is pressed after a search that found nobody does not move under the press", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter();
  for (const isFailing of [false, true]) {
    await openLive(page, "/binary-tree?view=tree");
    const search = page.getByRole("combobox", { name: "Search your tree" });
    const status = page.getByRole("search").getByRole("status");
    if (isFailing)
      await sandbox.fail({
        path: "/auth/client/team/find",
        times: 20,
        kind: "status",
        status: 500,
      });
    await search.fill("zzzz");
    await expect(status).toHaveText(isFailing ? /isn’t working/ : /^No one in your tree/);
    const table = page.getByRole("link", { name: "Table", exact: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await table.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(search).not.toBeFocused();
    expect(await table.boundingBox()).toEqual({ x, y, width, height });
    await page.mouse.up();
    await expect(page.getByRole("treegrid")).toBeVisible();
    await search.fill("");
    await expect(status).toHaveCount(0);
  }
});

test("R7.2 a free seat opens the form for that seat, and the new member is drawn there at once", async ({
  page,
  sandbox,
  newcomer,
  enter,
}) => {
  await enter();
  await page.goto("/binary-tree");
  await expectFocusOn(page, newcomer.username);
  await drawing(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expectFocusOn(page, `${newcomer.username} right`);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create a member" });
  await expect(dialog.getByText(`Right leg of ${newcomer.username}`)).toBeVisible();
  const username = makeCrew();
  await fillNewMember(page, username);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(drawing(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Their email")).toHaveValue(`${username}@example.net`);
  await fillNewMember(page, username);
  await dialog.getByRole("button", { name: "Create member" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expectFocusOn(page, username);
  await expect(page.getByText(`${username}, Right of ${newcomer.username}`)).toBeAttached();
  expect(await sandbox.mails(`${username}@example.net`)).toHaveLength(1);
});

test("R7.2 a phone begins with the table: it unfolds, says what failed, offers the seats, and keeps the view in the address", {
  tag: "@deep",
}, async ({ page, sandbox, newcomer, enter }) => {
  const visitor = await enter();
  const names = await seatChain(visitor, newcomer.username, 4);
  const [third = "", fourth = ""] = names.slice(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/binary-tree");
  const table = page.getByRole("treegrid");
  await expect(table.getByRole("row", { level: 4 })).toContainText([third, "Place here"]);
  await expect(table.getByRole("row", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("canvas")).toHaveCount(0);
  await sandbox.fail({ path: "/auth/client/get-binary-tree", times: 9, status: 500 });
  const unfold = table.getByRole("button", { name: `Expand ${third}` });
  await expectLive(unfold);
  await unfold.click();
  await expect(page.getByText("We couldn’t load this branch.")).toBeVisible();
  await sandbox.clearFaults();
  await unfold.click();
  await expect(table.getByRole("button", { name: `Details of ${fourth}` })).toBeVisible();
  await expect(page.getByText("We couldn’t load this branch.")).toHaveCount(0);
  await table.getByRole("button", { name: `Collapse ${third}` }).press("ArrowDown");
  await expect(table.getByRole("button", { name: `Expand ${fourth}` })).toBeFocused();
  await table.getByRole("button", { name: `Place here: right of ${third}` }).click();
  await expect(page.getByText(`Right leg of ${third}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Tree", exact: true }).click();
  await expect(page).toHaveURL("/binary-tree?view=tree");
  await expect(drawing(page)).toBeVisible();
  await page.goBack();
  await expect(table.getByRole("button", { name: `Details of ${fourth}` })).toBeVisible();
});

test("R2.12 in Arabic the left leg stays on the left: figures, drawing and keys", {
  tag: "@deep",
}, async ({ page, context, application, newcomer, enter }) => {
  const visitor = await enter();
  const [left = ""] = await seatChain(visitor, newcomer.username, 1);
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  await page.goto("/binary-tree");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const stage = page.getByRole("application");
  await expect(stage).toHaveAttribute("data-focused", newcomer.username);
  await stage.focus();
  await page.keyboard.press("ArrowDown");
  await expect(stage).toHaveAttribute("data-focused", left);
  await page.keyboard.press("ArrowRight");
  await expect(stage).toHaveAttribute("data-focused", `${newcomer.username} right`);
  await page.keyboard.press("ArrowLeft");
  await expect(stage).toHaveAttribute("data-focused", left);
  const boxes = await page.locator("section:has(> h3)").all();
  const [first, second] = await Promise.all(boxes.map((section) => section.boundingBox()));
  expect(first?.x ?? 0).toBeLessThan(second?.x ?? 0);
  await expect(page.locator("section:has(> h3)").first()).toContainText("1");
});
