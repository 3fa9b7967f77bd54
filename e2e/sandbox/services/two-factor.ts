import { renewRecoveryCodes } from "../auth/recovery-codes.ts";
import { acceptCode, authenticator, pendingSecret } from "../auth/second-factor.ts";
import { activateSession } from "../auth/sessions.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, tokenRevoked } from "../http/refusal.ts";

type TwoFactorHandlers = Pick<
  ServiceHandlers<"account">,
  "twoFactorSetup" | "twoFactorEnable" | "twoFactorDisable" | "twoFactorValid"
>;

const ENABLED = "Two-factor authentication is switched on already.";
const DISABLED = "Two-factor authentication is not switched on.";

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
      throw conflict("Start the set-up again: the secret is older than ten minutes.");
    }
    return write(() => {
      acceptCode(database, member.id, totpPendingSecret, body.code);
      database.run(
        "UPDATE member SET totp_secret = totp_pending_secret, totp_pending_secret = NULL, totp_pending_until = NULL WHERE id = ?",
        member.id,
      );
      const recoveryCodes = renewRecoveryCodes(database, member.id);
      return { message: "Two-factor authentication is switched on.", recoveryCodes };
    });
  },

  twoFactorDisable({ sandbox: { database }, member, write }, { body }) {
    const { totpSecret } = member;
    if (!totpSecret) throw conflict(DISABLED);
    return write(() => {
      acceptCode(database, member.id, totpSecret, body.code);
      database.run("UPDATE member SET totp_secret = NULL WHERE id = ?", member.id);
      database.run("DELETE FROM recovery_code WHERE member_id = ?", member.id);
      return { message: "Two-factor authentication is switched off." };
    });
  },

  async twoFactorValid({ sandbox: { database, tokens }, member, session, write }, { body }) {
    const { totpSecret } = member;
    if (!totpSecret) throw tokenRevoked();
    write(() => {
      acceptCode(database, member.id, totpSecret, body.code);
      if (!activateSession(database, session.id)) throw tokenRevoked();
    });
    return {
      accessToken: await tokens.issue("access", session.id),
      refreshToken: await tokens.issue("refresh", session.id),
    };
  },
};
