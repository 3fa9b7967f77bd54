import { checkCredentials, signIn } from "../auth/login.ts";
import { endSession } from "../auth/sessions.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { resendActivation } from "../mail/activation.ts";

export const authHandlers: ServiceHandlers<"auth"> = {
  async login({ sandbox, visitor }, { body }) {
    const { member, subject } = await checkCredentials(sandbox, body, visitor);
    return signIn(sandbox, member, subject, visitor);
  },

  async refresh({ sandbox, session }) {
    return { accessToken: await sandbox.tokens.issue("access", session.id) };
  },

  logout({ sandbox, session, write }) {
    write(() => endSession(sandbox.database, session.id));
    return undefined;
  },

  resendActivation({ sandbox, write }, { params }) {
    write(() => resendActivation(sandbox.database, params.tokenOrId, sandbox.appOrigin));
    return { message: "We have sent the link again." };
  },
};
