import { checkSignUp, signUp } from "../account/sign-up.ts";
import { sponsorView } from "../account/sponsor.ts";
import { findResetMember, resetPassword } from "../auth/password-change.ts";
import { hashPassword } from "../auth/passwords.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { confirmAddress, sendActivation } from "../mail/activation.ts";
import { requestReset } from "../mail/password-reset.ts";

export const publicHandlers: ServiceHandlers<"public"> = {
  async signUp({ sandbox, write }, { body }) {
    const { database, clock, appOrigin } = sandbox;
    checkSignUp(database, body);
    const passwordHash = await hashPassword(body.password);
    return write(() => {
      const member = signUp(database, body, passwordHash, clock.now());
      sendActivation(database, member, appOrigin);
      return {
        message: "We’ve sent you an email with a link to verify your address.",
        email: member.email,
        resendId: member.resendId,
      };
    });
  },

  forgot({ sandbox, write }, { body }) {
    write(() => requestReset(sandbox.database, body.email, sandbox.appOrigin));
    return {
      message: "If this address has an account, we’ve sent it a link. The link works for one hour.",
    };
  },

  async resetPassword({ sandbox, write }, { body }) {
    await resetPassword(sandbox, body, write);
    return {
      message:
        "Your password has been changed. All your devices are logged out. Withdrawals are paused for 24 hours.",
    };
  },

  checkResetToken({ sandbox }, { body }) {
    findResetMember(sandbox.database, body.token);
    return { message: "This link works." };
  },

  verifyEmail: ({ sandbox, write }, { body }) => ({
    message: write(() => confirmAddress(sandbox.database, body.token)),
  }),

  sponsor: ({ sandbox, origin }, { params }) => sponsorView(sandbox, params.username, origin),
};
