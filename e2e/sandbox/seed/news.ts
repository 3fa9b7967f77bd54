import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { maskUsername } from "../account/mask.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";

/** What anna's inbox holds: two notifications that she has read, and one that she has not. */
export function seedNews(database: Database, annaId: number, now: number): void {
  const ago = (days: number) => Math.floor(now / DAY_MS - days) * DAY_MS + 9 * 3_600_000;
  notify(database, annaId, {
    kind: "security",
    title: "Your identity check is approved.",
    link: "/setting/kyc",
    at: ago(59),
  });
  notify(database, annaId, {
    kind: "money",
    title: "Transfer received",
    body: say("{username} sent you {amount}.", {
      username: maskUsername("dora"),
      amount: amountOf(25n * UNITS_PER_ONE, "USDT"),
    }),
    link: "/wallet/USDT",
    at: ago(36),
  });
  database.run("UPDATE notification SET read_at = at WHERE member_id = ?", annaId);
  notify(database, annaId, {
    kind: "money",
    title: "Deposit received",
    body: "A deposit arrived in your wallet.",
    link: "/wallet/USDT",
    at: ago(1) + 3 * 3_600_000,
  });
}
