import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { findById, findByLogin, type Member } from "../account/member.ts";
import { holdWithdrawals } from "../account/security-hold.ts";
import { hashPassword } from "../auth/passwords.ts";
import { endAllSessions } from "../auth/sessions.ts";
import { setPasswordHash } from "../auth/set-password.ts";
import type { Visitor } from "../auth/visitor.ts";
import { pauseAutomatic } from "../automation/pause.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import {
  findMailToken,
  issueMailToken,
  type MailTokenKind,
  spendMailTokens,
} from "../mail/mail-token.ts";
import { lastSentAt, sendMail } from "../mail/outbox.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { withdrawListings } from "../resale/offer.ts";
import type { Sandbox } from "../sandbox.ts";
import { inLanguage } from "../texts/in-language.ts";
import { type Sentence, say } from "../texts/say.ts";
import { tellChange } from "./tell-change.ts";

const RETURN_HOLD_MS = 72 * 3_600_000;
const MAIL_EVERY_MS = 60_000;
const PAGE = "/setting/security";

/** Right credentials of a frozen account: 403/4037. */
export function accountFrozen(message: Sentence = "Your account is frozen."): Refusal {
  return new Refusal(403, UPSTREAM_CODES.accountFrozen, message);
}

/** Freezes an account; one that is frozen stays so, and its way back is closed again. Belongs into a transaction. */
function freezeAccount(sandbox: Sandbox, member: Member, visitor: Visitor): void {
  const { database, clock } = sandbox;
  database.run(
    "UPDATE member SET frozen_at = coalesce(frozen_at, ?), may_return = 0, closing_at = NULL WHERE id = ?",
    clock.now(),
    member.id,
  );
  withdrawListings(database, member.id, clock.now());
  pauseAutomatic(database, member.id);
  endAllSessions(database, member.id);
  spendMailTokens(database, "freeze", member.id);
  spendMailTokens(database, "unfreeze", member.id);
  if (member.frozenAt !== null) return;
  tellChange(
    sandbox,
    { member, visitor },
    {
      ...{ kind: "freeze", outcome: "on", mail: "freeze", link: PAGE },
      title: "Your account is frozen",
      text: "Nobody can log in, and withdrawals that weren’t sent wait.",
    },
  );
}

/** Opens the account of a member who has just logged in with both factors. Belongs into the transaction of the login. */
export function reopenAccount(sandbox: Sandbox, member: Member, visitor: Visitor): void {
  if (member.frozenAt === null) return;
  const { database, clock } = sandbox;
  const until = holdWithdrawals(database, member.id, clock.now(), RETURN_HOLD_MS);
  database.run(
    "UPDATE member SET frozen_at = NULL, may_return = 0, freeze_hold_until = ? WHERE id = ?",
    until,
    member.id,
  );
  tellChange(
    sandbox,
    { member, visitor },
    {
      ...{ kind: "freeze", outcome: "off", mail: "freeze", link: PAGE },
      title: "Your account is open again",
      text: say("Withdrawals are paused until {until}.", { until: { moment: until } }),
    },
  );
}

function memberOf(database: Database, kind: MailTokenKind, token: string): Member {
  const found = findMailToken(database, kind, token);
  const member = found && !found.isSpent ? findById(database, found.memberId) : undefined;
  if (member) return member;
  throw invalid({ token: "This link has expired, was already used or isn’t ours." });
}

function mailWayBack({ database, appOrigin }: Sandbox, email: string): void {
  const member = email.includes("@") ? findByLogin(database, email) : undefined;
  if (!member || member.frozenAt === null) return;
  if (Date.now() - (lastSentAt(database, member.id, "unfreeze") ?? 0) < MAIL_EVERY_MS) return;
  const link = `${appOrigin}/unfreeze?token=${issueMailToken(database, "unfreeze", member.id)}`;
  sendMail(database, {
    kind: "unfreeze",
    member,
    subject: "Reopen your account",
    text: [
      say("Set a new password within an hour, then log in with your code or passkey: {link}", {
        link,
      }),
    ],
    link,
  });
}

export const freezeHandlers: ServiceHandlers<"freeze"> = {
  freeze({ sandbox, member, visitor, write }) {
    write(() => freezeAccount(sandbox, member, visitor));
    return undefined;
  },
};

export const freezeLinkHandlers: ServiceHandlers<"freezeLink"> = {
  freezeByMail({ sandbox, visitor, language, write }, { body: { token } }) {
    const { database } = sandbox;
    write(() => {
      const holder = findById(database, findMailToken(database, "freeze", token)?.memberId ?? 0);
      if (holder?.frozenAt) return;
      freezeAccount(sandbox, memberOf(database, "freeze", token), visitor);
    });
    return { message: inLanguage("Your account is frozen.", language) };
  },

  requestUnfreeze({ sandbox, language, write }, { body }) {
    write(() => mailWayBack(sandbox, body.email));
    return {
      message: inLanguage("If this address has a frozen account, we’ve sent it a link.", language),
    };
  },

  async unfreeze({ sandbox, language, write }, { body }) {
    const { database } = sandbox;
    const { token, password, confirmPassword } = body;
    if (!hasSecondFactor(database, memberOf(database, "unfreeze", token))) {
      throw accountFrozen("You have no 2FA and no passkey. Ask support to reopen your account.");
    }
    if (confirmPassword !== password) {
      throw invalid({ confirmPassword: "The passwords don’t match." });
    }
    const passwordHash = await hashPassword(password);
    write(() => {
      // Looked up again, because the link may have been used while the password was being hashed.
      const member = memberOf(database, "unfreeze", token);
      spendMailTokens(database, "unfreeze", member.id);
      setPasswordHash(database, member.id, passwordHash);
      database.run("UPDATE member SET may_return = 1 WHERE id = ?", member.id);
    });
    return {
      message: inLanguage(
        "Log in with your new password and your code, or with your passkey.",
        language,
      ),
    };
  },
};
