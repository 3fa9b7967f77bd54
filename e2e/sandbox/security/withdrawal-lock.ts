import { findById } from "../account/member.ts";
import { acceptCode } from "../auth/second-factor.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, invalid } from "../http/refusal.ts";
import { countPasskeys } from "../passkey/passkeys.ts";
import type { Sandbox } from "../sandbox.ts";
import { requireConfirmation } from "../step-up/proof.ts";
import { say } from "../texts/say.ts";
import { lockedUntil, refuseWhileLocked } from "./locked-until.ts";
import { tellChange } from "./tell-change.ts";

export const LOCK_MAX_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
const PAGE = "/setting/security";

function lockView({ database, clock }: Sandbox, memberId: number) {
  const member = findById(database, memberId);
  const until = member ? lockedUntil(member, clock.now()) : null;
  return {
    until: until === null ? null : toInstant(until),
    earlyEnd: until !== null && member?.lockEarlyEnd === true,
    serverTime: toInstant(clock.now()),
  };
}

function setLock(database: Database, memberId: number, until: number | null, earlyEnd: boolean) {
  database.run(
    "UPDATE member SET withdrawal_lock_until = ?, lock_early_end = ? WHERE id = ?",
    until,
    earlyEnd ? 1 : 0,
    memberId,
  );
}

export const withdrawalLockHandlers: ServiceHandlers<"withdrawalLock"> = {
  withdrawalLock: ({ sandbox, member }) => lockView(sandbox, member.id),

  lockWithdrawals({ sandbox, member, session, visitor, write }, { body }) {
    const { database, clock } = sandbox;
    const { days, earlyEnd } = body;
    if (days > LOCK_MAX_DAYS)
      throw invalid({ days: say("{days} days are the most.", { days: LOCK_MAX_DAYS }) });
    if (earlyEnd && (member.totpSecret === null || countPasskeys(database, member.id) === 0)) {
      throw invalid({ earlyEnd: "Ending it early takes a passkey and a code. Set up both first." });
    }
    return write(() => {
      const until = clock.now() + days * DAY_MS;
      const current = lockedUntil(member, clock.now());
      if (current !== null && until < current) throw conflict("The lock would become shorter.");
      if (current !== null && earlyEnd && !member.lockEarlyEnd) {
        throw conflict("A lock that nobody ends stays one.");
      }
      requireConfirmation(database, { member, session }, "lock_set", body);
      setLock(database, member.id, until, earlyEnd);
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "withdrawal_lock", outcome: "on", mail: "withdrawal-lock", link: PAGE },
          title: "Withdrawals are locked",
          text: say("Withdrawals and transfers are locked until {until}.", {
            until: { moment: until },
          }),
        },
      );
      return lockView(sandbox, member.id);
    });
  },

  endWithdrawalLock({ sandbox, member, session, visitor, write }, { body }) {
    const { database, clock } = sandbox;
    if (lockedUntil(member, clock.now()) === null) throw conflict("There is no lock.");
    if (!member.lockEarlyEnd) refuseWhileLocked(member, clock.now());
    return write(() => {
      requireConfirmation(database, { member, session }, "lock_end", { proof: body.proof });
      acceptCode(database, member.id, member.totpSecret, body.code);
      setLock(database, member.id, null, false);
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "withdrawal_lock", outcome: "off", mail: "withdrawal-lock", link: PAGE },
          title: "The withdrawal lock was ended",
          text: "Withdrawals and transfers work again.",
        },
      );
      return lockView(sandbox, member.id);
    });
  },
};
