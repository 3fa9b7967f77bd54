import type { Database } from "../database/database.ts";
import { nextMidnight } from "../jobs/day-close.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";
import { settleDay } from "./settlement.ts";

/** Settles the binary tree each day at 00:00 UTC and tells those who get a bonus. */
export function settlementJob(database: Database): JobDefinition {
  return {
    name: "team.settlement",
    firstDueAt: nextMidnight,
    run({ dueAt }) {
      for (const { memberId, units } of settleDay(database, dueAt)) {
        notify(database, memberId, {
          kind: "earning",
          title: "Your binary bonus has been paid",
          body: say("{amount} is in your wallet.", { amount: amountOf(units, "USDT") }),
          link: "/earning",
          at: dueAt,
        });
      }
      return nextMidnight(dueAt);
    },
  };
}
