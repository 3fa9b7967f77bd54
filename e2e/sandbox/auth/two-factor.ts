import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, Refusal, tokenRevoked } from "../http/refusal.ts";
import { sendMail } from "../mail/outbox.ts";
import { recordLogin } from "./login-history.ts";
import { completeLogin } from "./new-device.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { acceptCode, authenticator, pendingSecret } from "./second-factor.ts";
import { activateSession } from "./sessions.ts";

type TwoFactorHandlers = Pick<
  ServiceHandlers<"account">,
  | "twoFactorSetup"
  | "twoFactorEnable"
  | "twoFactorDisable"
  | "twoFactorValid"
  | "twoFactorRecoveryCodes"
>;

const ENABLED = "Two-factor authentication is already on.";
const DISABLED = "Two-factor authentication isn’t on.";
const RESULT_BY_STATUS: Readonly<Record<number, "wrong_code" | "locked">> = {
  422: "wrong_code",
  429: "locked",
};

function mailChange(database: Database, member: Member, subject: string): void {
  sendMail(database, {
    kind: "two-factor",
    member,
    subject,
    text: `${subject}. If this wasn’t you, set a new password right away.`,
    link: "/setting/gg-2fa",
  });
}

export const twoFactorHandlers: TwoFactorHandlers = {
  twoFactorSetup({ sandbox, member, write }) {
    if (member.totpSecret) throw conflict(ENABLED);
    const secret = write(() => pendingSecret(sandbox.database, member));
    return { otpUrl: authenticator(secret, member.username).toString(), secret };
  },

  twoFactorEnable({ sandbox: { database }, member, write }, { body }) {
    const { totpPendingSecret, totpPendingUntil } = member;
    if (member.totpSecret) throw conflict(ENABLED);
    if (!totpPendingSecret || (totpPendingUntil ?? 0) <= Date.now()) {
      throw conflict("Start the setup again: this key is older than ten minutes.");
    }
    return write(() => {
      acceptCode(database, member.id, totpPendingSecret, body.code);
      database.run(
        "UPDATE member SET totp_secret = totp_pending_secret, totp_pending_secret = NULL, totp_pending_until = NULL WHERE id = ?",
        member.id,
      );
      const recoveryCodes = renewRecoveryCodes(database, member.id);
      mailChange(database, member, "Two-factor authentication was turned on");
      return { message: "Two-factor authentication is on.", recoveryCodes };
    });
  },

  twoFactorDisable({ sandbox: { database }, member, write }, { body }) {
    const { totpSecret } = member;
    if (!totpSecret) throw conflict(DISABLED);
    return write(() => {
      acceptCode(database, member.id, totpSecret, body.code);
      database.run("UPDATE member SET totp_secret = NULL WHERE id = ?", member.id);
      database.run("DELETE FROM recovery_code WHERE member_id = ?", member.id);
      mailChange(database, member, "Two-factor authentication was turned off");
      return { message: "Two-factor authentication is off." };
    });
  },

  twoFactorRecoveryCodes({ sandbox: { database }, member, write }, { body }) {
    const { totpSecret } = member;
    if (!totpSecret) throw conflict(DISABLED);
    return write(() => {
      acceptCode(database, member.id, totpSecret, body.code);
      mailChange(database, member, "Your recovery codes were replaced");
      return { recoveryCodes: renewRecoveryCodes(database, member.id) };
    });
  },

  async twoFactorValid({ sandbox, member, session, write, ...request }, { body }) {
    const { database, tokens } = sandbox;
    const { totpSecret } = member;
    if (!totpSecret) throw tokenRevoked();
    const visitor = { ...request.visitor, agent: request.visitor.agent ?? session.agent };
    try {
      write(() => {
        acceptCode(database, member.id, totpSecret, body.code);
        if (!activateSession(database, session.id)) throw tokenRevoked();
        completeLogin(sandbox, member, visitor);
      });
    } catch (error) {
      const result = error instanceof Refusal && RESULT_BY_STATUS[error.status];
      if (result) database.transaction(() => recordLogin(database, member.id, visitor, result));
      throw error;
    }
    return {
      accessToken: await tokens.issue("access", session.id),
      refreshToken: await tokens.issue("refresh", session.id),
    };
  },
};
