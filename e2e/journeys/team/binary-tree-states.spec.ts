import { openLive } from "../../fixtures/browser/page-watch.ts";
import { seatChain } from "../../fixtures/downline.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { enterWithMerlin } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R7.2 without script the page has the legs, the settlement and the first levels as a table", async ({
  visitor,
}) => {
  await visitor.login("anna");
  const { status, text } = await visitor.open("/binary-tree");
  expect(status).toBe(200);
  expect(text).toContain("<title>Binary tree | Merlin BTC</title>");
  expect(text).toMatch(/role="treegrid"/);
  for (const name of ["dora", "emil", "carl", "fred", "gina", "hugo"]) {
    expect(text).toContain(`Details of ${name}`);
  }
  expect(text).toContain("Place here: left of hugo");
  expect(text).toMatch(/Left leg.*Right leg.*Next settlement/s);
  expect(text).not.toContain("dora@");
});

test("R7.2 of two legs that are equal neither is called the weak one", async ({
  newcomer,
  enter,
}) => {
  const visitor = await enter();
  await seatChain(visitor, newcomer.username, 1);
  for (const path of ["/team", "/binary-tree"]) {
    const { text } = await visitor.open(path);
    const seen = text.replaceAll(/<script.*?<\/script>/gs, "");
    expect(seen, path).toContain("Balanced");
    expect(seen, path).not.toContain("Weak leg");
  }
});

test("R7.2 without a team no legs are called equal on the dashboard", { tag: "@deep" }, async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  await enterWithMerlin(context, application.url, { upstream, sandbox }, "1500");
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Team", exact: true })).toBeVisible();
  await expect(main.getByText("Balanced")).toHaveCount(0);
});

test("R7.2 nobody sees the tree of somebody above or beside: an explained 404", async ({
  visitor,
  application,
}) => {
  await visitor.login("anna");
  for (const root of ["boris", "nobody_1", "x".repeat(80)]) {
    const { status, text } = await visitor.open(`/binary-tree?root=${root}`);
    expect([root, status]).toEqual([root, 404]);
    expect(text).toContain("Not in your tree");
    expect(text).toContain("<title>Binary tree | Merlin BTC</title>");
  }
  const branch = await visitor.open("/binary-tree?root=dora");
  expect(branch.status).toBe(200);
  expect(branch.text).toMatch(/aria-label="Path from you".*href="\/binary-tree"/s);
  expect(branch.text).not.toContain("Details of emil");
  const dora = new Visitor(application.url);
  await dora.login("dora");
  for (const root of ["anna", "emil"]) {
    expect((await dora.open(`/binary-tree?root=${root}`)).status).toBe(404);
  }
});

test("R7.2 when the call fails the tree reads as empty, kindly, with a line in the log", async ({
  visitor,
  application,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.fail({ path: "/auth/client/get-binary-tree", times: 9, status: 500 });
  const { status, text, headers } = await visitor.open("/binary-tree");
  expect(status).toBe(200);
  expect(text).toContain("No one to show yet");
  expect(text).toMatch(/href="\/team"[^>]*>Invite/);
  expect(text).toContain("Your legs");
  const requestId = headers["x-request-id"];
  const failed = () =>
    application.lines.find(
      (one) => one.includes("failedSections") && one.includes("get-binary-tree"),
    );
  await expect.poll(failed).toContain(`"requestId":"${requestId}"`);
});

test("R7.2 a search from a branch keeps the chosen view, and leads to the row in the whole tree", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  const [first = "", second = ""] = await seatChain(await enter(), newcomer.username, 2);
  await openLive(page, `/binary-tree?root=${second}&view=table`);
  const search = page.getByRole("combobox", { name: "Search your tree" });
  await search.fill(first);
  await expect(page.getByRole("option")).toHaveCount(1);
  await search.press("Enter");
  await expect(page).toHaveURL(`/binary-tree?view=table&focus=${first}`);
  await expect(page.getByRole("button", { name: `Details of ${first}` })).toBeFocused();
});

test("R7.2 a key that an input method takes for itself chooses nobody in the search", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  const [first = ""] = await seatChain(await enter(), newcomer.username, 2);
  await openLive(page, "/binary-tree?view=table");
  const search = page.getByRole("combobox", { name: "Search your tree" });
  await search.fill(first);
  await expect(page.getByRole("option")).toHaveCount(1);
  const pressed = { key: "Enter", bubbles: true, cancelable: true };
  // Safari names the key that ends a word by its code alone.
  for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
    await search.dispatchEvent("keydown", { ...pressed, ...taken });
    await expect(page.getByRole("option")).toHaveCount(1);
  }
  await search.press("Enter");
  await expect(page.getByRole("button", { name: `Details of ${first}` })).toBeFocused();
});

test("R7.2 the overview is drawn in a window that was narrow when the drawing began", {
  tag: "@deep",
}, async ({ page, newcomer, enter }) => {
  await seatChain(await enter(), newcomer.username, 3);
  await page.setViewportSize({ width: 800, height: 900 });
  await openLive(page, "/binary-tree?view=tree");
  const overview = page.locator("canvas[aria-hidden]");
  await expect(overview).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(overview).toBeVisible();
  const isDrawn = () =>
    overview.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
      return pixels.some((value) => value > 0);
    });
  await expect.poll(isDrawn).toBe(true);
});
