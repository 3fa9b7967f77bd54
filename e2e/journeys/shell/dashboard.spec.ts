import { startApplication } from "../../fixtures/application.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { cutTexts } from "../../fixtures/browser/cut-texts.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { expect, test } from "../../fixtures/test.ts";

const SECTIONS = [
  ["/auth/mining/session", "Mining"],
  ["/auth/staking/summary", "Staking"],
  ["/auth/client/team/summary", "Team"],
  ["/auth/transaction/daily-profit", "Profit, last 30 days"],
] as const;
const ALL = [
  "Total value · USDT",
  "Ready today",
  "Assets",
  "Latest transactions",
  ...SECTIONS.map(([, title]) => title),
];

interface Summary {
  readonly wallets: readonly { symbol: string; available: string; total: string }[];
  readonly staked: string;
  readonly left: string;
}

async function figuresOf(origin: string): Promise<Summary> {
  const visitor = new Visitor(origin);
  await visitor.login("anna");
  const read = async <Value>(path: string) =>
    (await visitor.send(`/api/bff/${path}`)).json<Value>();
  const wallets = await read<Summary["wallets"]>("account/wallets");
  const { staked } = await read<{ staked: string }>("staking/summary");
  const { left } = await read<{ left: { volume: string } }>("account/team/summary");
  return { wallets, staked, left: left.volume };
}

test("R1.1 the dashboard shows wallets, mining, staking, team, profit and the latest lines with the service's own figures", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  for (const title of ALL) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  const { wallets, staked, left } = await figuresOf(application.url);
  for (const amount of [...wallets.map(({ total }) => total), staked, left]) {
    await expect(main.locator(`[data-amount="${amount}"]:visible`).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/dashboard?range=7d");
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "true");
});

for (const [index, [path, title]] of SECTIONS.entries()) {
  test(`${title} fails alone, and is explained where the service has none`, {
    tag: index === 0 ? [] : "@deep",
  }, async ({ page, context, application, sandbox }) => {
    await signIn(context, application.url, "anna");
    const main = page.getByRole("main");
    const heading = main.getByRole("heading", { name: title, exact: true });
    await sandbox.fail({ path, status: 500, times: 20 });
    await page.goto("/dashboard");
    await expect(main.getByText("We couldn’t load this")).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(1);
    for (const other of ALL.filter((name) => name !== title)) {
      await expect(main.getByRole("heading", { name: other, exact: true })).toBeVisible();
    }
    await sandbox.clearFaults();
    await sandbox.fail({ path, status: 404, body: { statusCode: 4040 }, times: 20 });
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(heading).toBeVisible();
    await expect(main.getByText(/((is|are)n’t available|can’t be listed) here\.$/)).toBeVisible();
  });
}

test("a deposit shows on the dashboard without a reload", { tag: "@deep" }, async ({
  page,
  sandbox,
  newcomer,
  enter,
}) => {
  await enter();
  await page.clock.install();
  await openLive(page, "/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Total value" })).toHaveCount(0);
  await sandbox.deposit(newcomer.username, "USDT", "12.34");
  await page.clock.fastForward(31_000);
  await expect(main.getByText("$12.34").first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Deposit", exact: true }).last()).toBeVisible();
  await expect(
    main.getByRole("heading", { name: "Three steps to your first machine" }),
  ).toBeVisible();
});

test("what a session has earned is claimed on the dashboard, to the last digit, and celebrated once", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.advance(3_600);
  const walletOf = async () => {
    const { wallets } = await figuresOf(application.url);
    return wallets.find(({ symbol }) => symbol === "mBTC")?.available ?? "";
  };
  const before = await walletOf();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Claim", exact: true }).click();
  const celebration = page.getByRole("region", { name: /^Claimed to your mBTC wallet \+/ });
  await expect(celebration.getByRole("heading")).toBeFocused();
  const after = await walletOf();
  expect(after).not.toBe(before);
  for (const amount of [before, after]) {
    await expect(celebration.locator(`dd [data-amount="${amount}"]`)).toBeVisible();
  }
  await expect(page.getByRole("main").locator(`li [data-amount="${after}"]`).first()).toBeVisible();
  // Drawn once, then it stands.
  const moving = () => celebration.evaluate((one) => one.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  expect(await sandbox.reconcile()).toMatchObject({ balanced: true });
});

test("a member whose machines have ended is led to others on the dashboard, and to no start that would be refused", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { username, act } = await enterAsMiner(context, application.url, upstream);
  await act("start");
  await sandbox.advance(86_401);
  await act("claim");
  upstream.sandbox.database.run(
    "UPDATE machine_term SET ends_at = ? WHERE machine_id IN (SELECT a.id FROM machine a JOIN member m ON m.id = a.member_id WHERE m.username = ?)",
    await sandbox.now(),
    username,
  );
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("No machine is working")).toBeVisible();
  await expect(main.getByRole("link", { name: "Open marketplace" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Start session" })).toHaveCount(0);
});

test("an announcement that was put aside stays away on this device, and another one leads into the product", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/dashboard");
  const list = page.getByRole("region", { name: "Announcements" }).getByRole("listitem");
  await expect(list.first()).toBeVisible();
  const count = await list.count();
  await list.first().getByRole("button").click();
  await expect(list).toHaveCount(count - 1);
  await page.reload();
  await expect(list).toHaveCount(count - 1);
  await list.getByRole("link", { name: "Read more" }).first().click();
  await expect(page).toHaveURL(/\/airdrop$/);
});

test("of many announcements five are shown and the others come with one press, and one that is put aside makes room", {
  tag: "@deep",
}, async ({ page, context, upstream, sandbox }) => {
  const level = "info";
  const announcements = Array.from({ length: 20 }, (_, number) => ({
    level,
    texts: { "en-US": { title: `Word ${number}`, body: "Said once." } },
  }));
  const answer = await fetch(`${upstream.url}/__sandbox/announcements`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ announcements }),
  });
  expect(answer.status).toBe(200);
  // Announcements are kept for a minute by an application that has read others.
  const application = await startApplication(upstream.url);
  try {
    await signIn(context, application.url, "anna");
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, `${application.url}/dashboard`);
    const card = page.getByRole("region", { name: "Announcements" });
    const titles = card.getByRole("heading", { level: 3 });
    const seen = titles.filter({ visible: true });
    await expect(seen).toHaveCount(5);
    expect((await card.boundingBox())?.height).toBeLessThan(844);
    const [first, , , , fifth] = await seen.allInnerTexts();
    await card.getByRole("button", { name: `Dismiss this announcement: ${first}` }).click();
    await expect(titles.filter({ hasText: String(first) })).toHaveCount(0);
    await expect(seen).toHaveCount(5);
    expect((await seen.allInnerTexts())[3]).toBe(fifth);
    await card.getByText("More announcements").click();
    await expect(seen).toHaveCount(19);
    await page.goto("about:blank");
  } finally {
    await application.stop();
    await sandbox.seed("review");
  }
});

test("R9.2 on a phone figures of twelve digits stay whole: of the range, the tokens, the legs, the latest transactions and the wallets", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew, sandbox }) => {
  const username = await enterAsNew();
  const amount = "123456789012.123456";
  for (const symbol of ["USDT", "MERLIN"]) await sandbox.deposit(username, symbol, amount);
  upstream.sandbox.database.run(
    "UPDATE member SET left_volume = 123456789012, right_volume = 98765432101 WHERE username = ?",
    username,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/dashboard");
  for (const name of ["Assets", "Team", "Latest transactions", "Net deposits"]) {
    await expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeAttached();
  }
  // A unit may stand in a line of its own.
  const broken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [data-amount], main h3 a")].flatMap((one) => {
        const text = one.textContent ?? "";
        const lines = new Set([...one.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > text.split(" ").length ? [text] : [];
      }),
    );
  expect(await broken()).toEqual([]);
  await openLive(page, "/wallet");
  expect(await broken()).toEqual([]);
  // Of a price and its change a phone shows what has room in one line.
  expect(await cutTexts(page, ".sr-only, .table-row-note")).toEqual([]);
});

test("R9.3 beside a keyboard and held sideways a claim and a check-in come into sight with what they brought", {
  tag: "@deep",
}, async ({ page, context, application, upstream, sandbox }) => {
  const { act } = await enterAsMiner(context, application.url, upstream);
  expect(await act("start")).toBe(200);
  await sandbox.advance(3_600);
  for (const [size, path, press, title] of [
    [{ width: 360, height: 300 }, "/dashboard", "Claim", /^Claimed to your mBTC wallet \+/],
    [{ width: 640, height: 360 }, "/airdrop", /^Check in for/, /^Daily check-in \+/],
  ] as const) {
    await page.setViewportSize(size);
    await openLive(page, path);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: press, exact: true }).first().click();
    const heading = main.getByRole("heading", { name: title });
    await expect(heading).toBeFocused();
    // Neither the header nor the bar lies over it.
    const isSeen = () =>
      heading.evaluate((one) => {
        const { left, top, bottom, width } = one.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => {
          const hit = document.elementFromPoint(left + width / 2, y);
          return hit !== null && one.contains(hit);
        });
      });
    await expect.poll(isSeen, path).toBe(true);
  }
});

test("with amounts hidden the covers below the ring of mining stand in the middle, as their figures do", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "hideAmounts", value: "1", url: application.url }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard");
  const covers = page.locator(".session-progress [data-private]");
  await expect(covers.first()).toBeAttached();
  const moved = () =>
    covers.evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").translate));
  expect(new Set(await moved())).toEqual(new Set(["-50%"]));
  await page.setViewportSize({ width: 820, height: 900 });
  expect(new Set(await moved())).toEqual(new Set(["none"]));
});
