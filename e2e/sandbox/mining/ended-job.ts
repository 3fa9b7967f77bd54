import type { Database } from "../database/database.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { amountText } from "../wallet/amount-text.ts";
import { accrue, type SessionRow, unclaimedOf } from "./session.ts";

/** The single job at the end of a session. */
export const SESSION_ENDED = "mining.ended";

/** Tells a member that a session has ended and what waits to be claimed; claimed ones need no word. */
export function sessionEndedJob(database: Database): JobDefinition {
  return {
    name: SESSION_ENDED,
    run({ ref, dueAt }) {
      const session = database.get<SessionRow>("SELECT * FROM mining_session WHERE id = ?", ref);
      if (!session || session.settled_at !== null) return undefined;
      const { gross, fee } = unclaimedOf(session, accrue(database, session, dueAt));
      notify(database, session.member_id, {
        title: "Your mining session has ended",
        body: `${amountText(gross - fee, "mBTC")} is ready to claim. Start the next session to keep mining.`,
        link: "/mining",
        at: dueAt,
      });
      return undefined;
    },
  };
}
