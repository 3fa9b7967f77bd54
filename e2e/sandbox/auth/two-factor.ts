import { findById } from "../account/member.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, Refusal, tokenRevoked } from "../http/refusal.ts";
import { endBegunPasskeys } from "../passkey/ceremony.ts";
import { countPasskeys, hasSecondFactor } from "../passkey/passkeys.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SecurityChange } from "../security/events.ts";
import { tellChange } from "../security/tell-change.ts";
import { requireConfirmation } from "../step-up/proof.ts";
import { inLanguage } from "../texts/in-language.ts";
import { type Sentence, say } from "../texts/say.ts";
import { recordLogin } from "./login-history.ts";
import { completeLogin } from "./new-device.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.ts";
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

type Request = Parameters<typeof tellChange>[1] & { readonly sandbox: Sandbox };

function mailChange(request: Request, change: SecurityChange, title: Sentence): void {
  tellChange(request.sandbox, request, {
    ...change,
    ...{ mail: "two-factor", link: "/setting/gg-2fa", title },
    text: say("{what}. If this wasn’t you, set a new password right away.", {
      what: say(title, {}),
    }),
  });
}

export const twoFactorHandlers: TwoFactorHandlers = {
  twoFactorSetup({ sandbox, member, write }) {
    if (member.totpSecret) throw conflict(ENABLED);
    const secret = write(() => pendingSecret(sandbox.database, member));
    return { otpUrl: authenticator(secret, member.username).toString(), secret };
  },

  twoFactorEnable({ sandbox, member, session, visitor, language, write }, { body }) {
    const { database } = sandbox;
    const { totpPendingSecret, totpPendingUntil } = member;
    if (member.totpSecret) throw conflict(ENABLED);
    if (!totpPendingSecret || (totpPendingUntil ?? 0) <= Date.now()) {
      throw conflict("Start the setup again: this key is older than ten minutes.");
    }
    return write(() => {
      // Again, because another call may have turned it on since this one was let in.
      if (findById(database, member.id)?.totpSecret) throw conflict(ENABLED);
      if (countPasskeys(database, member.id) > 0) {
        const { proof } = body;
        requireConfirmation(database, { member, session }, "second_factor_change", { proof });
      }
      acceptCode(database, member.id, totpPendingSecret, body.code);
      database.run(
        "UPDATE member SET totp_secret = totp_pending_secret, totp_pending_secret = NULL, totp_pending_until = NULL WHERE id = ?",
        member.id,
      );
      endBegunPasskeys(database, member.id);
      const recoveryCodes = renewRecoveryCodes(database, member.id);
      const change = { kind: "two_factor", outcome: "on" } as const;
      mailChange({ sandbox, member, visitor }, change, "Two-factor authentication was turned on");
      return { message: inLanguage("Two-factor authentication is on.", language), recoveryCodes };
    });
  },

  twoFactorDisable({ sandbox, member, session, visitor, language, write }, { body }) {
    const { database } = sandbox;
    if (!member.totpSecret) throw conflict(DISABLED);
    return write(() => {
      requireConfirmation(database, { member, session }, "second_factor_change", body);
      database.run("UPDATE member SET totp_secret = NULL WHERE id = ?", member.id);
      if (countPasskeys(database, member.id) === 0) {
        database.run("DELETE FROM recovery_code WHERE member_id = ?", member.id);
      }
      const change = { kind: "two_factor", outcome: "off" } as const;
      mailChange({ sandbox, member, visitor }, change, "Two-factor authentication was turned off");
      return { message: inLanguage("Two-factor authentication is off.", language) };
    });
  },

  twoFactorRecoveryCodes({ sandbox, member, session, visitor, write }, { body }) {
    const { database } = sandbox;
    if (!hasSecondFactor(database, member)) throw conflict(DISABLED);
    return write(() => {
      requireConfirmation(database, { member, session }, "recovery_codes", body);
      const change = { kind: "recovery_codes", outcome: "changed" } as const;
      mailChange({ sandbox, member, visitor }, change, "Your recovery codes were replaced");
      return { recoveryCodes: renewRecoveryCodes(database, member.id) };
    });
  },

  async twoFactorValid({ sandbox, member, session, visitor, write }, { body }) {
    const { database, tokens } = sandbox;
    const { totpSecret } = member;
    if (!totpSecret && countRecoveryCodes(database, member.id) === 0) throw tokenRevoked();
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
