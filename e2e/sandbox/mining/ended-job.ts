import type { Database } from "../database/database.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";
import { accrue, type SessionRow, unclaimedOf } from "./session.ts";

/** The single job at the end of a session. */
export const SESSION_ENDED = "mining.ended";
const CLAIM_REMINDER = "mining.claim-reminder";
const CLAIM_REMINDER_MS = 86_400_000;

/** Tells a member that a session has ended and what waits to be claimed; claimed ones need no word. */
export function sessionEndedJob(database: Database): JobDefinition {
  return {
    name: SESSION_ENDED,
    run({ ref, dueAt }) {
      const session = database.get<SessionRow>("SELECT * FROM mining_session WHERE id = ?", ref);
      if (!session || session.settled_at !== null) return undefined;
      const { gross, fee } = unclaimedOf(session, accrue(database, session, dueAt));
      notify(database, session.member_id, {
        kind: "mining",
        title: "Your mining session has ended",
        body: say("{amount} is ready to claim. Start the next session to keep mining.", {
          amount: amountOf(gross - fee, "mBTC"),
        }),
        link: "/mining",
        at: dueAt,
      });
      enterJob(database, CLAIM_REMINDER, dueAt + CLAIM_REMINDER_MS, ref);
      return undefined;
    },
  };
}

/** Reminds a member once, a day after a session, of what still waits to be claimed. */
export function claimReminderJob(database: Database): JobDefinition {
  return {
    name: CLAIM_REMINDER,
    run({ ref, dueAt }) {
      const session = database.get<SessionRow>("SELECT * FROM mining_session WHERE id = ?", ref);
      if (!session || session.settled_at !== null) return undefined;
      const { gross, fee } = unclaimedOf(session, accrue(database, session, dueAt));
      if (gross <= fee) return undefined;
      notify(database, session.member_id, {
        kind: "claim",
        title: "Your mining reward is waiting",
        body: say("{amount} is ready to claim.", { amount: amountOf(gross - fee, "mBTC") }),
        link: "/mining",
        at: dueAt,
      });
      return undefined;
    },
  };
}
