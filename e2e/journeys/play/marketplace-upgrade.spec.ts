import type { Page } from "@playwright/test";
import { ordersOf, UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, fact, factOf, latestLines } from "../../fixtures/money.ts";
import { buyNano, order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";

interface OwnMachine {
  readonly id: string;
  readonly th: string;
  readonly wPerTh: string;
}

async function machineOf(visitor: Visitor, id: string): Promise<OwnMachine | undefined> {
  const list = await visitor.send("/api/bff/mining/machines");
  return list.json<{ items: OwnMachine[] }>().items.find((one) => one.id === id);
}

const open = (page: Page) => page.getByRole("dialog", { name: "Renew or upgrade Nano" });

/** The upgrade of the only machine that can have one, from its address. */
async function openUpgrade(page: Page, id: string) {
  await openLive(page, `/marketplace?renew=${id}`);
  const dialog = open(page);
  // The radio button itself lies hidden in its label.
  await dialog.getByText("Upgrade", { exact: true }).click();
  return dialog;
}

test("R15.12 an upgrade from the machine’s row: quote, order, receipt, wallet and transaction agree to the digit", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "500" });
  const id = await buyNano(visitor);
  await openLive(page, "/mining");
  await page.getByRole("link", { name: "Renew or upgrade Nano" }).click();
  const dialog = open(page);
  await expect(dialog.getByRole("button", { name: "Pay $135.00" })).toBeEnabled();
  await dialog.getByText("Upgrade", { exact: true }).click();
  await expect(dialog.getByText("Choose more power, a better efficiency or both.")).toBeVisible();
  const power = dialog.getByLabel("New power");
  await power.selectOption("30 TH");
  await dialog.getByLabel("New efficiency").selectOption("28 W/TH");
  // 179 full days of 180: (30 × 84 − 20 × 80) / (20 × 80) × 135 × 179 / 180 = 77.19375, to the cent above.
  const pay = dialog.getByRole("button", { name: "Pay $77.20" });
  await expect(pay).toBeEnabled();
  const row = (name: RegExp) => dialog.getByRole("row", { name }).getByRole("cell");
  await expect(row(/^Power/)).toHaveText(["20 TH", "30 TH"]);
  await expect(row(/^Efficiency/)).toHaveText(["35 W/TH", "28 W/TH"]);
  await expect(row(/^Mining fee/)).toHaveText(["20%", "16%"]);
  const perDay = row(/^Net per day/).locator("[data-amount]");
  await expect(perDay.first()).toHaveAttribute("data-amount", "0.008000000000000000");
  await expect(perDay.last()).toHaveAttribute("data-amount", "0.012600000000000000");
  const ends = await row(/^Ends/).allTextContents();
  expect(ends[0]).toBe(ends[1]);
  const left = "287.800000000000000000";
  await expect(fact(page, "Left after payment")).toHaveAttribute("data-amount", left);
  await pay.click();
  const done = page.getByRole("dialog", { name: "Machine upgraded" });
  await expect(done.getByText("You upgraded Nano for $77.20.")).toBeVisible();
  await expect(fact(page, "Paid")).toHaveAttribute("data-amount", "77.200000000000000000");
  await expect(factOf(done, "New balance")).toHaveAttribute("data-amount", left);
  expect(await availableOf(visitor, "USDT")).toBe(left);
  const [line] = await latestLines(visitor, "USDT");
  expect(line).toMatchObject({
    type: "machine_upgrade",
    amount: "77.200000000000000000",
    balanceAfter: left,
  });
  expect(await machineOf(visitor, id)).toMatchObject({ th: "30", wPerTh: "28" });
  await page.getByRole("button", { name: "Done" }).click();
  // A further term costs what the machine is by now: 135 × (30 × 84) / (20 × 80), to the cent above.
  await openLive(page, `/marketplace?renew=${id}`);
  await expect(dialog.getByRole("button", { name: "Pay $212.63" })).toBeVisible();
  await expect(dialog.getByText("We keep 16% of the base output")).toBeVisible();
  await page.goto("/marketplace?tab=orders");
  await expect(page.getByText(`Upgrade of machine ${id}`)).toBeVisible();
  await page.goto("/transactions");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Machine upgrade" }).first(),
  ).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.12 the lost reply to an upgrade, pressed twice, is met after a reload and booked once", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "500" });
  const id = await buyNano(visitor);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    const isOrder = new URL(request.url()).pathname.endsWith(`/machines/${id}/upgrade`);
    if (isOrder) keys.push(request.headers()["idempotency-key"]);
  });
  const dialog = await openUpgrade(page, id);
  await dialog.getByLabel("New power").selectOption("40 TH");
  const pay = dialog.getByRole("button", { name: /^Pay \$/ });
  await expect(pay).toBeEnabled();
  const path = `/auth/client/market/machines/${id}/upgrade`;
  await sandbox.fail({ path, method: "POST", times: 1, kind: "truncate" });
  await pay.dblclick();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  expect(keys).toHaveLength(1);
  await reloadLive(page);
  // The kept order comes before a new one, whatever the dialog begins with.
  await expect(open(page).getByText(UNDECIDED)).toBeVisible();
  await open(page).getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("dialog", { name: "Machine upgraded" })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  // With the machine itself.
  expect(await ordersOf(visitor)).toBe(2);
  expect(await machineOf(visitor, id)).toMatchObject({ th: "40" });
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.12 an upgrade by a quote that has expired buys nothing, and the next one is paid; what is missing can be topped up", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "170" });
  const id = await buyNano(visitor);
  const dialog = await openUpgrade(page, id);
  const power = dialog.getByLabel("New power");
  await power.selectOption("40 TH");
  await expect(dialog.getByText(/^You need \$99\.25 more/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Deposit USDT" })).toBeVisible();
  await power.selectOption("22 TH");
  const pay = dialog.getByRole("button", { name: "Pay $13.43" });
  await expect(pay).toBeEnabled();
  await sandbox.advance(60);
  await pay.click();
  await expect(dialog.getByText(/^The earlier price expired, so nothing was bought/)).toBeVisible();
  expect(await machineOf(visitor, id)).toMatchObject({ th: "20" });
  expect(await availableOf(visitor, "USDT")).toBe("35.000000000000000000");
  await expect(power).toHaveValue("22");
  await pay.click();
  await expect(page.getByRole("dialog", { name: "Machine upgraded" })).toBeVisible();
  expect(await availableOf(visitor, "USDT")).toBe("21.570000000000000000");
});

test("R15.13 mining and the dashboard say that machines will stop, before they do, and what helps", {
  tag: "@deep",
}, async ({ upstream, enter }) => {
  const visitor = await enter({ USDT: "500" });
  const id = await buyNano(visitor);
  const { database, clock } = upstream.sandbox;
  const HOUR = 3_600_000;
  const owner = "(SELECT member_id FROM machine WHERE id = ?)";
  // The Starter would end at a time of its own.
  database.run(
    `DELETE FROM machine_term WHERE machine_id IN (SELECT id FROM machine WHERE member_id = ${owner} AND id <> ?)`,
    Number(id),
    Number(id),
  );
  // As if it were older than the sessions that are made to look old.
  database.run(
    "UPDATE machine_term SET starts_at = starts_at - ? WHERE machine_id = ?",
    48 * HOUR,
    Number(id),
  );
  const ageSession = (hours: number) =>
    database.run(
      `UPDATE mining_session SET started_at = started_at - ?, ends_at = ends_at - ? WHERE member_id = ${owner}`,
      hours * HOUR,
      hours * HOUR,
      Number(id),
    );
  const endIn = (hours: number) =>
    database.run(
      "UPDATE machine_term SET ends_at = ? WHERE machine_id = ?",
      clock.now() + hours * HOUR,
      Number(id),
    );
  const told = async () => {
    const pages = await Promise.all(["/mining", "/dashboard"].map((path) => visitor.open(path)));
    return pages.map(({ text }) =>
      Array.from(text.matchAll(/data-idle="(\w+)"/g), ([, kind]) => kind),
    );
  };
  // An idle session is what the dashboard’s card says of itself.
  expect(await told()).toEqual([["noSession"], []]);
  await order(visitor, "mining/session/start");
  expect(await told()).toEqual([[], []]);
  endIn(6 * 24);
  expect(await told()).toEqual([["term"], ["term"]]);
  const dashboard = await visitor.open("/dashboard");
  expect(dashboard.text).toMatch(/Nano stops on .*Renew it before then to keep earning/);
  expect(dashboard.text).toContain(`href="/marketplace?renew=${id}"`);
  // As many as the service gives at once stand before it, since they are newer.
  const first = Number(database.get<{ id: number }>("SELECT max(id) AS id FROM machine")?.id) + 1;
  for (let added = first; added < first + 100; added += 1) {
    database.run(
      "INSERT INTO machine (id, member_id, product_id, th, w_per_th) SELECT ?, member_id, product_id, th, w_per_th FROM machine WHERE id = ?",
      added,
      Number(id),
    );
    database.run(
      "INSERT INTO machine_term (machine_id, starts_at, ends_at) VALUES (?, ?, ?)",
      added,
      clock.now(),
      clock.now() + 100 * 24 * HOUR,
    );
  }
  expect(await told()).toEqual([["term"], ["term"]]);
  database.run(
    "UPDATE machine_term SET ends_at = ends_at - ? WHERE machine_id >= ? AND machine_id < ?",
    95 * 24 * HOUR,
    first,
    first + 9,
  );
  expect((await told()).map((kinds) => kinds.length)).toEqual([10, 2]);
  expect((await visitor.open("/mining")).text).toContain("6 more interruptions");
  database.run("DELETE FROM machine_term WHERE machine_id >= ?", first);
  const from = clock.now() + HOUR;
  database.run(
    "INSERT INTO machine_pause (machine_id, starts_at, ends_at) VALUES (?, ?, ?)",
    Number(id),
    from,
    from + HOUR,
  );
  expect(await told()).toEqual([
    ["pause", "term"],
    ["pause", "term"],
  ]);
  database.run("DELETE FROM machine_pause WHERE machine_id = ?", Number(id));
  endIn(100 * 24);
  ageSession(19);
  expect(await told()).toEqual([["session"], ["session"]]);
  const { text } = await visitor.open("/mining");
  expect(text).toMatch(/Your session ends on .*Start the next one then, or your machines stop/);
  ageSession(6);
  expect(await told()).toEqual([["noSession"], ["noSession"]]);
  endIn(0);
  expect(await told()).toEqual([[], []]);
});

test("R15.12 a machine of a model that is sold out is renewed and upgraded all the same", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "900" });
  const id = await buyNano(visitor);
  await sandbox.setProduct("nano", { stock: 0 });
  try {
    await openLive(page, `/marketplace?renew=${id}`);
    await open(page).getByRole("button", { name: "Pay $135.00" }).click();
    await expect(page.getByRole("dialog", { name: "Machine renewed" })).toBeVisible();
    const dialog = await openUpgrade(page, id);
    await dialog.getByLabel("New power").selectOption("40 TH");
    await dialog.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page.getByRole("dialog", { name: "Machine upgraded" })).toBeVisible();
  } finally {
    await sandbox.setProduct("nano", { stock: 500 });
  }
});
