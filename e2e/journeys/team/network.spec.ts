import { readFile } from "node:fs/promises";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R2.1 level, filters and order stand in the address, a row unfolds its own referrals, and the file holds what is shown", async ({
  page,
  context,
  application,
  upstream,
}) => {
  const top = addMember(upstream);
  const left = addMember(upstream, { sponsor: top, seat: [top, "left"] });
  const right = addMember(upstream, { sponsor: top, seat: [top, "right"], isUnverified: true });
  const below = addMember(upstream, { sponsor: left, seat: [left, "left"] });
  await signIn(context, application.url, top);
  await page.goto("/network");
  await expect(page).toHaveTitle("Network | Merlin BTC");
  const main = page.getByRole("main");
  const names = () => main.getByRole("rowheader").locator("bdi[dir=ltr]").allInnerTexts();
  await main.getByRole("link", { name: "Level 1 (2)" }).click();
  await expect(page).toHaveURL("/network?level=1");
  await main.getByLabel("Status").selectOption("Unverified");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/network?status=unverified&level=1");
  await expect.poll(names).toEqual([right]);
  await page.goBack();
  // What was typed and not applied yet comes along.
  await expectLive(main.getByRole("button", { name: "Apply" }));
  await main.getByLabel("Username or name").fill("probe");
  await main.getByRole("link", { name: "Member" }).click();
  await expect(page).toHaveURL("/network?level=1&sort=username&q=probe");
  await expect.poll(names).toEqual([left, right].toSorted());

  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("network.csv");
  const records = readCsv(await readFile(await file.path(), "utf8"));
  expect(records.map((record) => [record.username, record.level, record.leg])).toEqual([
    [left, "1", "left"],
    [right, "1", "right"],
  ]);
  expect(records[0]?.["e-mail"]).not.toContain(left);

  const unfold = main.getByRole("button", { name: `Direct referrals of ${left}: 1` });
  await expectLive(unfold);
  await unfold.click();
  await expect(main.getByRole("list", { name: `Direct referrals of ${left}` })).toContainText(
    below,
  );
  await expect(unfold).toHaveAttribute("aria-expanded", "true");
  await main.getByRole("link", { name: "Open as a list" }).click();
  await expect(page).toHaveURL(`/network?sort=username&sponsor=${left}`);
  await expect.poll(names).toEqual([below]);
});

test("R6.2 the network of somebody outside of one's own is a 404 that says why and shows nothing", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const outsider = addMember(upstream);
  addMember(upstream, { sponsor: outsider });
  await signIn(context, application.url, addMember(upstream));
  for (const name of [outsider, "nobody_at_all"]) {
    const answer = await page.goto(`/network?sponsor=${name}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Network | Merlin BTC");
    const main = page.getByRole("main");
    await expect(main.getByText("This member isn’t in your network")).toBeVisible();
    await expect(main.getByRole("table")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Open your network" }).click();
  await expect(page).toHaveURL("/network");
  await expect(page.getByText("No one in your network yet")).toBeVisible();
});

test("a row of the network and of the direct referrals weighs 2.5 KB at most, though it opens a sheet", async ({
  application,
  upstream,
}) => {
  const top = addMember(upstream);
  for (let count = 0; count < 50; count += 1) addMember(upstream, { sponsor: top });
  const visitor = new Visitor(application.url);
  await visitor.login(top);
  for (const path of ["/network?", "/team?tab=directs&"]) {
    const [few, many] = await Promise.all(
      [10, 50].map(async (rows) => (await visitor.open(`${path}pageSize=${rows}`)).text),
    );
    expect(many?.match(/class="[^"]*row-cover/g), path).toHaveLength(50);
    expect(((many?.length ?? 0) - (few?.length ?? 0)) / 40, path).toBeLessThan(2_500);
  }
});

test("the months of the joinings stand below their bars", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/network?by=month");
  const chart = page
    .getByRole("main")
    .locator("figure, section")
    .filter({ hasText: "Joined in the last 12 months" });
  const plot = chart
    .locator("[dir=ltr]")
    .filter({ has: page.locator(".chart-bar-top") })
    .last();
  const labels = plot.locator("[aria-hidden] span > bdi").filter({ hasText: /^[A-Z][a-z]{2}$/ });
  await expect(labels).toHaveCount(4);
  const box = await plot.locator(".chart-line").first().boundingBox();
  const slot = (box?.width ?? 0) / 12;
  const middles = await labels.evaluateAll((all) =>
    all.map((one) => {
      const { left, width } = one.getBoundingClientRect();
      return left + width / 2;
    }),
  );
  for (const [index, place] of [0, 4, 7, 11].entries()) {
    const middle = (box?.x ?? 0) + (place + 0.5) * slot;
    expect(Math.abs((middles[index] ?? 0) - middle), `label ${index}`).toBeLessThan(1.5);
  }
});

test("on a phone a volume has its name and stands at the same place in every row", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/network");
  const volumes = page.getByRole("cell").filter({ hasText: /^Volume [\d,.]+$/ });
  await expect(volumes.first()).toBeVisible();
  const ends = await volumes.evaluateAll((all) =>
    all.map((cell) => Math.round(cell.getBoundingClientRect().right)),
  );
  // Other journeys let more join below her.
  expect(ends.length).toBeGreaterThanOrEqual(6);
  expect(new Set(ends).size).toBe(1);
});
