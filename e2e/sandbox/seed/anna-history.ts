import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { openBook } from "./book.ts";

const HOUR_MS = 3_600_000;
const CHECK_IN_REWARDS = ["1", "1", "2", "2", "3", "3", "5"];

// 76 TH (Starter and Core) for a day, and the Core alone after the Starter's thirty days.
const CLAIMS = {
  withStarter: { gross: toUnits("0.038"), fee: toUnits("0.0076") },
  coreOnly: { gross: toUnits("0.03"), fee: toUnits("0.006") },
};

/**
 * Sixty days that end exactly at 1 000 USDT, 2 000 MERLIN, 0.5 mBTC and 100 AmBTC: deposit, a Core
 * machine, daily mining and check-ins, stakes, commissions, transfers and conversions.
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

  anna.receive(day(60, 8), "deposit", "USDT", "2000", "chain:USDT");
  anna.receive(day(60, 10), "airdrop", "AmBTC", "10", "emission:AmBTC");
  anna.receive(day(60, 11), "airdrop", "AmBTC", "5", "emission:AmBTC");
  anna.pay(day(59, 7), "purchase", "USDT", "780", "treasury");
  anna.swap(day(59, 8), "convert", ["USDT", "300"], ["MERLIN", "1194"]);
  dora.receive(day(54, 8), "deposit", "USDT", "400", "chain:USDT");

  for (let ago = 58; ago >= 2; ago -= 1) {
    if (ago < 44 && ago >= 5) {
      anna.receive(day(ago, 0), "stake_reward", "MERLIN", "0.068493150684931506", "rewards:MERLIN");
    }
    const reward = CHECK_IN_REWARDS[(58 - ago) % CHECK_IN_REWARDS.length] ?? "1";
    anna.receive(day(ago, 6), "airdrop", "AmBTC", reward, "emission:AmBTC");
    const { gross, fee } = ago > 30 ? CLAIMS.withStarter : CLAIMS.coreOnly;
    anna.claim(day(ago, 7), gross, fee);
    if (ago === 53) {
      dora.pay(day(ago, 8), "purchase", "USDT", "135", "treasury");
      anna.receive(day(ago, 8), "commission_direct", "USDT", "6.75", "treasury");
    }
    if (ago === 45) {
      anna.pay(day(ago), "stake", "MERLIN", "500", { memberId: annaId, bucket: "locked" });
    }
    if (ago === 5) {
      anna.receive(day(ago), "unstake", "MERLIN", "500", { memberId: annaId, bucket: "locked" });
    }
    if (ago === 36)
      dora.pay(day(ago), "transfer", "USDT", "25", { memberId: annaId, bucket: "available" });
    if (ago === 28)
      anna.pay(day(ago), "transfer", "USDT", "40", { memberId: doraId, bucket: "available" });
    if (ago === 14) anna.pay(day(ago), "prediction_stake", "MERLIN", "20", "pool:prediction:1");
    if (ago === 14)
      anna.receive(day(ago, 10), "prediction_refund", "MERLIN", "20", "pool:prediction:1");
  }

  settleAtRoundBalances(anna, day(1));
}

/** The last day's conversions and one transfer from the chain bring every wallet to its round sum. */
function settleAtRoundBalances(anna: ReturnType<typeof openBook>, at: number): void {
  const airdrop = anna.balance("AmBTC") - toUnits("100");
  anna.swap(at, "airdrop_convert", ["AmBTC", airdrop], ["mBTC", airdrop / 1000n]);
  const mined = anna.balance("mBTC") - toUnits("0.5");
  anna.swap(at + HOUR_MS, "convert", ["mBTC", mined], ["USDT", (mined * 995n) / 10n]);
  const missing = toUnits("2000") - anna.balance("MERLIN");
  anna.swap(
    at + 2 * HOUR_MS,
    "convert",
    ["USDT", (missing * 50n) / 199n + 1n],
    ["MERLIN", missing],
  );
  const rest = toUnits("1000") - anna.balance("USDT");
  if (rest > 0n) anna.receive(at + 3 * HOUR_MS, "deposit", "USDT", rest, "chain:USDT");
  if (rest < 0n) anna.pay(at + 3 * HOUR_MS, "withdrawal", "USDT", -rest, "chain:USDT");
}
