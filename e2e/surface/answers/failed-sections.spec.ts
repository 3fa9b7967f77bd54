import { SERVICE_PATHS } from "../../../lib/contract/protocol/services.ts";
import { MEMBER_ADDRESSES } from "../../fixtures/http/member-addresses.ts";
import { expect, test } from "../../fixtures/test.ts";

const { account, airdrop, mining, staking, game, prediction, transaction } = SERVICE_PATHS;

interface FailedPage {
  readonly path: string;
  /** What fails of the upstream, by the beginning of its paths. */
  readonly failing: readonly string[];
  /** The headings of the parts that cannot be shown. */
  readonly titles: readonly string[];
}

const FAILED: readonly FailedPage[] = [
  {
    path: "/earning",
    failing: [`${staking}/summary`, `${account}/team/summary`],
    titles: ["Staking", "Commissions"],
  },
  { path: "/earning/commissions", failing: [`${account}/team`], titles: ["Commissions"] },
  {
    path: "/earning/stake",
    failing: [`${staking}/summary`, `${staking}/positions`],
    titles: ["Your staking", "Your positions"],
  },
  {
    path: "/earning/stake?list=rewards",
    failing: [`${staking}/rewards`],
    titles: ["Rewards"],
  },
  { path: "/earning/plans", failing: [`${account}/plans`], titles: ["Your plans"] },
  {
    path: "/mining/automation",
    failing: [`${mining}/automation`],
    titles: ["Automation", "History"],
  },
  { path: "/transactions", failing: [transaction], titles: ["Transactions"] },
  {
    path: "/transactions/daily-profit",
    failing: [transaction],
    titles: ["Daily Profit Transactions"],
  },
  {
    path: "/transactions/statement",
    failing: [transaction],
    titles: ["Account statement"],
  },
  { path: "/transactions/tax", failing: [transaction], titles: ["Tax report"] },
  {
    path: "/wallet/reserves",
    failing: [`${account}/reserves`],
    titles: ["Your proof of reserves"],
  },
  {
    path: "/setting/data",
    failing: [`${account}/data-export`, `${account}/closing`],
    titles: ["A copy of your data", "Close account"],
  },
  {
    path: "/team",
    failing: [`${account}/team`],
    titles: ["Overview", "Legs", "Next settlement", "Where new members go"],
  },
  { path: "/team?tab=directs", failing: [`${account}/team`], titles: ["Direct referrals"] },
  {
    path: "/network",
    failing: [`${account}/team`],
    titles: ["Joined in the last 30 days", "New in the last 7 days", "Members of your network"],
  },
  { path: "/binary-tree", failing: [`${account}/team`], titles: ["Your legs", "Next settlement"] },
  {
    path: "/airdrop",
    failing: [airdrop],
    titles: ["Your balance", "Tasks", "Your claims"],
  },
  {
    path: "/airdrop?tab=leaderboard",
    failing: [airdrop],
    titles: ["Leaderboard", "Season"],
  },
  { path: "/airdrop?tab=claims", failing: [airdrop], titles: ["Your claims"] },
  {
    path: "/mining",
    failing: [`${mining}/rate`, `${mining}/machines`, `${mining}/chart`],
    titles: ["Your rate", "Machines", "Net earnings"],
  },
  {
    path: "/mining?view=rate",
    failing: [`${mining}/rate`, `${mining}/boosts`],
    titles: ["Your rate", "What you could earn", "Boosts"],
  },
  { path: "/game", failing: [game, prediction], titles: ["BTC Prediction", "Power from games"] },
  { path: "/game/history", failing: [game], titles: ["Spins and games"] },
  {
    path: "/game/prediction",
    failing: [prediction],
    titles: ["Your result across all rounds", "Your rounds"],
  },
  { path: "/profile", failing: [`${account}/login-history`], titles: ["Recent logins"] },
  {
    path: "/setting/security",
    failing: [`${account}/sessions`, `${account}/login-history`],
    titles: ["Devices", "Login history"],
  },
  {
    path: "/wallet/USDT",
    failing: [transaction, `${account}/wallet/withdrawals`],
    titles: ["Recent transactions", "Withdrawals"],
  },
];

test("R3.6 R4.1 a limit that stops a whole page is told there with its wait", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  for (const path of ["/wallet/USDT", "/setting"]) {
    await sandbox.fail({ path: "/auth/client", times: 1_000, status: 429 });
    const { status, text } = await visitor.visit(path);
    await sandbox.clearFaults();
    expect.soft([status, count(text, "Try again in 1 second") > 0], path).toEqual([200, true]);
  }
});

const count = (text: string, part: string) => text.split(part).length - 1;

test("R3.6 each section of each page that fails keeps its title, with one retry in it", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  for (const { path, failing, titles } of FAILED) {
    for (const one of failing) await sandbox.fail({ path: one, times: 1_000, status: 500 });
    const { text } = await visitor.visit(path);
    await sandbox.clearFaults();
    const html = text.replaceAll(/<script.*?<\/script>/gs, "");
    const cards = html.split("<h2").filter((card) => card.includes("We couldn’t load this"));
    const failed = cards.map((card) => card.slice(card.indexOf(">") + 1, card.indexOf("</h2>")));
    expect.soft(failed, path).toEqual(expect.arrayContaining([...titles]));
    expect.soft(count(html, "<h1"), path).toBe(1);
    for (const card of cards) expect.soft(count(card, "Try again"), path).toBe(1);
  }
});

test("R3.6 R8.3 whichever read of a page fails, the page stands, with its heading", async ({
  visitor,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await visitor.login("anna");
  let reads = 0;
  for (const address of MEMBER_ADDRESSES) {
    const asked = await sandbox.requestsDuring(() => visitor.visit(address));
    const paths = new Set(asked.filter(({ method }) => method === "GET").map(({ path }) => path));
    for (const path of paths) {
      reads += 1;
      await sandbox.fail({ path, method: "GET", times: 100, status: 500 });
      const { status, text } = await visitor.visit(address);
      await sandbox.clearFaults();
      const html = text.replaceAll(/<script.*?<\/script>/gs, "");
      expect
        .soft([status, html.split("<h1").length - 1], `${address} without ${path}`)
        .toEqual([200, 1]);
    }
  }
  expect(reads).toBeGreaterThan(150);
});

test("R3.6 a page goes on without a fact that the service keeps it waiting for", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.fail({ path: "/auth/transaction/pnl", times: 1, delayMs: 4_500 });
  const startedAt = performance.now();
  const { status, text } = await visitor.visit("/wallet/USDT");
  expect(performance.now() - startedAt).toBeLessThan(3_500);
  expect([status, text.includes("Withdrawals")]).toEqual([200, true]);
});

test("R3.6 an area that the capabilities name, and no call answers, says that it isn’t available", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  for (const [path, failing, words] of [
    ["/earning/plans", `${account}/plans`, "Plans aren’t available here"],
    ["/mining/automation", `${mining}/automation`, "Automation isn’t available here"],
  ] as const) {
    await sandbox.fail({ path: failing, times: 20, status: 404 });
    const { status, text } = await visitor.open(path);
    await sandbox.clearFaults();
    expect([status, text.includes(words)], path).toEqual([200, true]);
  }
});
