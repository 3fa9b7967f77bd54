import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { claim } from "../mining/claim.ts";
import { startSession } from "../mining/start.ts";
import { settleDay } from "../settlement/settlement.ts";
import { payDay } from "../staking/payout.ts";
import { redeem } from "../staking/redeem.ts";
import { subscribe } from "../staking/subscribe.ts";
import { seedCheckIn, seedClaim } from "./airdrop.ts";
import { openBook } from "./book.ts";
import { seedRound } from "./predictions.ts";
import { seedPurchase } from "./purchase.ts";
import { seedTeamPurchase } from "./team-purchases.ts";

const HOUR_MS = 3_600_000;

/** Anna's rounds against the house bots, by the days before the seed. */
const ROUNDS: Readonly<Record<number, Parameters<typeof seedRound>[3]>> = {
  40: { side: "up", amount: "10", ends: "up" },
  37: { side: "down", amount: "10", ends: "up" },
  33: { side: "up", amount: "25", ends: "up" },
  30: { side: "down", amount: "15", ends: "down" },
  26: { side: "up", amount: "20", ends: "down" },
  22: { side: "up", amount: "20", ends: "up" },
  19: { side: "down", amount: "30", ends: "up" },
  14: { side: "up", amount: "20", ends: "tie" },
  11: { side: "down", amount: "12.5", ends: "down" },
  8: { side: "up", amount: "25", ends: "down" },
  6: { side: "down", amount: "10", ends: "down" },
  4: { side: "up", amount: "15", ends: "up" },
  3: { side: "up", amount: "40", ends: "down" },
};

/**
 * Sixty days that end exactly at 1 000 USDT, 2 000 MERLIN, 0.5 mBTC and 100 AmBTC: deposit, a Core
 * machine, daily mining and check-ins, rounds won, lost and refunded, a stake that ended and one that runs, commissions, daily
 * settlements of the tree, transfers and conversions.
 */
export function seedAnnaHistory(
  database: Database,
  annaId: number,
  doraId: number,
  now: number,
): void {
  const anna = openBook(database, annaId);
  const dora = openBook(database, doraId);
  const day = (daysAgo: number, hour = 9) =>
    Math.floor(now / DAY_MS) * DAY_MS - daysAgo * DAY_MS + hour * HOUR_MS;

  const closeDay = (ago: number) => {
    payDay(database, day(ago, 0));
    settleDay(database, day(ago, 0));
  };

  anna.receive(day(60, 8), "deposit", "USDT", "2000", "chain:USDT");
  seedClaim(database, annaId, "verify_email", day(60, 10));
  seedClaim(database, annaId, "complete_profile", day(60, 11));
  seedPurchase(database, annaId, "core", day(59, 7));
  startSession(database, annaId, day(59, 7));
  anna.swap(day(59, 8), "convert", ["USDT", "300"], ["MERLIN", "1194"], "6");
  dora.receive(day(54, 8), "deposit", "USDT", "400", "chain:USDT");

  let flexible = 0;
  for (let ago = 58; ago >= 2; ago -= 1) {
    closeDay(ago);
    seedCheckIn(database, annaId, day(ago, 6));
    startSession(database, annaId, day(ago, 7));
    if (ago === 53) seedPurchase(database, doraId, "nano", day(ago, 8));
    seedTeamPurchase(database, ago, day(ago, 10));
    if (ago === 45) {
      flexible = subscribe(database, annaId, { productId: "flexible", amount: "500" }, day(ago));
    }
    if (ago === 12) {
      subscribe(database, annaId, { productId: "locked_30", amount: "300" }, day(ago));
    }
    if (ago === 5) redeem(database, annaId, flexible, {}, day(ago));
    if (ago === 36)
      dora.pay(day(ago), "transfer", "USDT", "25", { memberId: annaId, bucket: "available" });
    if (ago === 28)
      anna.pay(day(ago), "transfer", "USDT", "40", { memberId: doraId, bucket: "available" });
    const round = ROUNDS[ago];
    if (round) seedRound(database, annaId, day(ago, 10), round);
  }

  closeDay(1);
  seedCheckIn(database, annaId, day(1, 6));
  claim(database, annaId, day(1, 7));
  settleAtRoundBalances(anna, day(1));
  closeDay(0);
  startSession(database, annaId, now - 6 * HOUR_MS);
}

/** The last day's conversions (at 100 and 0.25 USDT, less 0.5 %) and one transfer from the chain bring every wallet to its round sum. */
function settleAtRoundBalances(anna: ReturnType<typeof openBook>, at: number): void {
  const airdrop = anna.balance("AmBTC") - toUnits("100");
  anna.swap(at, "airdrop_convert", ["AmBTC", airdrop], ["mBTC", airdrop / 1000n]);
  const mined = anna.balance("mBTC") - toUnits("0.5");
  const mined100 = mined * 100n;
  const minedFee = (mined100 * 5n + 999n) / 1000n;
  anna.swap(at + HOUR_MS, "convert", ["mBTC", mined], ["USDT", mined100 - minedFee], minedFee);
  const missing = toUnits("2000") - anna.balance("MERLIN");
  const spent = (missing * 50n) / 199n + 1n;
  anna.swap(
    at + 2 * HOUR_MS,
    "convert",
    ["USDT", spent],
    ["MERLIN", missing],
    spent * 4n - missing,
  );
  const rest = toUnits("1000") - anna.balance("USDT");
  if (rest > 0n) anna.receive(at + 3 * HOUR_MS, "deposit", "USDT", rest, "chain:USDT");
  if (rest < 0n) anna.pay(at + 3 * HOUR_MS, "withdrawal", "USDT", -rest, "chain:USDT");
}
