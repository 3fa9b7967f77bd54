import { readFile } from "node:fs/promises";
import { joinOverHttp, makeNewcomer } from "../../fixtures/browser/browser.ts";
import { UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { expectLive, openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { sellMachine } from "../../fixtures/machine-sale.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R7.10 a sponsor chooses to place newcomers, and places one at a chosen spot: a lost reply places once, another tab hears why not", {
  tag: "@deep",
}, async ({ page, application, sandbox, upstream, enterAsNew }) => {
  const sponsor = await enterAsNew();
  addMember(upstream, { username: `${sponsor}left`, sponsor, seat: [sponsor, "left"] });
  await openLive(page, "/team");
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "I place them" }).check({ force: true });
  await expect(main.getByText("for 48 hours at most")).toBeVisible();
  await expect(main.getByText("Saved.")).toBeVisible();

  const [first, second] = [makeNewcomer(), makeNewcomer()];
  for (const one of [first, second]) {
    await joinOverHttp(application.url, { ...one, refUsername: sponsor } as typeof one);
  }
  sellMachine(upstream, first.username, 300);
  await reloadLive(page);
  const list = main.getByRole("list", { name: "Waiting to be placed" });
  const row = list.getByRole("listitem").filter({ hasText: first.username });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(row).toContainText("left to place");
  await expect(row).toContainText("300 points so far");

  const other = await page.context().newPage();
  await other.goto("/team");
  const late = other.getByRole("button", { name: `Place ${first.username}` });
  await expectLive(late);
  await late.click();

  const path = `/auth/client/team/holding-tank/${first.username}/place`;
  await row.getByRole("button", { name: `Place ${first.username}` }).click();
  const dialog = page.getByRole("dialog", { name: `Place ${first.username}` });
  await dialog.getByRole("radio", { name: "Choose a spot" }).check({ force: true });
  await dialog.getByRole("button", { name: "Place member" }).click();
  await expect(dialog.getByText("Choose a free spot.")).toBeVisible();
  await dialog.getByRole("button", { name: `Spots below ${sponsor}left` }).click();
  await dialog.getByRole("radio", { name: "Right leg Free" }).check({ force: true });
  await sandbox.fail({ path, method: "POST", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: "Place member" }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await dialog.getByRole("button", { name: "Send again" }).last().click();
  await expect(dialog.getByText(`${first.username} has a spot in your tree.`)).toBeVisible();
  await expect(dialog.getByText(`Right leg of ${sponsor}left`)).toBeVisible();
  await expect(dialog.locator('[data-amount="300"]')).toHaveText("300");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator("section:focus")).toContainText(second.username);

  const stale = other.getByRole("dialog", { name: `Place ${first.username}` });
  await stale.getByRole("button", { name: "Place member" }).click();
  await expect(
    stale.getByText("This member already has a spot. A placement is final."),
  ).toBeVisible();
  await other.close();
  const { database } = upstream.sandbox;
  const seats = database.all(
    "SELECT p.username AS parent, m.position FROM member m JOIN member p ON p.id = m.parent_id WHERE m.username IN (?, ?)",
    first.username,
    second.username,
  );
  expect(seats).toEqual([{ parent: `${sponsor}left`, position: "right" }]);
});

test("R7.10 of many newcomers who wait the five whose time is up first are shown, the others with one press", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  const sponsor = await enterAsNew();
  const { database, clock } = upstream.sandbox;
  const names = Array.from({ length: 40 }, () => addMember(upstream, { sponsor }));
  for (const [index, name] of names.entries()) {
    database.run("UPDATE member SET parent_id = NULL, position = NULL WHERE username = ?", name);
    database.run(
      "INSERT INTO holding_tank (member_id, sponsor_id, due_at) SELECT id, sponsor_id, ? FROM member WHERE username = ?",
      clock.now() + (index + 1) * 3_600_000,
      name,
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/team");
  const places = page.getByRole("button", { name: /^Place probe/ });
  const seen = places.filter({ visible: true });
  await expect(seen).toHaveCount(5);
  await expect(seen.first()).toHaveAccessibleName(`Place ${names[0]}`);
  await page.getByText("35 more members").click();
  await expect(seen).toHaveCount(40);
});

test("R7.11 R7.12 a sponsor passes a part on, the form says what the service refuses, newcomers and buyers see it, and the pool has a page", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, visitor, enterAsNew }) => {
  const sponsor = await enterAsNew();
  const buyer = addMember(upstream, { sponsor, seat: [sponsor, "left"] });
  await openLive(page, "/team?tab=sharing");
  const main = page.getByRole("main");
  const part = main.getByLabel("Part you pass on");
  await part.selectOption("20%");
  await expect(
    main.getByText("For a machine at $780.00, you keep $31.20 and the buyer gets $7.80."),
  ).toBeVisible();
  await sandbox.fail({
    path: "/auth/client/team/kickback",
    method: "PATCH",
    times: 1,
    status: 422,
    body: { statusCode: 4220, message: "", errors: { percent: ["Not this part."] } },
  });
  await main.getByRole("button", { name: "Save part" }).click();
  await expect(part).toHaveAttribute("aria-invalid", "true");
  await expect(part).toHaveValue("20");
  await main.getByRole("button", { name: "Save part" }).click();
  await expect(page.getByText("Saved for purchases from now on.")).toBeVisible();
  const invitation = await visitor.open(`/ref/${sponsor}`);
  expect(invitation.text).toContain("You get 20% of their commission back.");
  sellMachine(upstream, buyer, 780);
  await visitor.login(buyer);
  const history = await visitor.open("/transactions?type=kickback");
  expect(history.text).toContain('data-amount="7.800000000000000000"');
  expect(history.text).toContain("Commission back");
  await page.reload();
  await expect(main.locator('[data-amount="7.800000000000000000"]')).toHaveText("$7.80");

  await expect(main.getByRole("heading", { name: /^Pool in / })).toBeVisible();
  await expect(main.getByText("2% of a month’s machine sales go into the pool.")).toBeVisible();
  await expect(main.getByText("No payout yet")).toBeVisible();

  await openLive(page, "/earning/commissions");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const rows = readCsv(await readFile(await (await download).path(), "utf8"));
  expect(rows[0]).toMatchObject({
    "commission USDT": "31.200000000000000000",
    "passed on USDT": "7.800000000000000000",
  });
});
