import type { ServiceHandlers } from "../http/context.ts";
import { resendActivation } from "../mail/activation.ts";
import { passkeyLogin, passkeyLoginOptions } from "../passkey/login.ts";
import { inLanguage } from "../texts/in-language.ts";
import { checkCredentials, signIn } from "./login.ts";
import { endSession } from "./sessions.ts";

export const authHandlers: ServiceHandlers<"auth"> = {
  async login({ sandbox, visitor }, { body }) {
    const { member, subject } = await checkCredentials(sandbox, body, visitor);
    return signIn(sandbox, member, subject, visitor);
  },

  loginPasskeyOptions: ({ sandbox, write }) => write(() => passkeyLoginOptions(sandbox)),

  loginPasskey: ({ sandbox, visitor }, { body }) => passkeyLogin(sandbox, body, visitor),

  async refresh({ sandbox, session }) {
    return { accessToken: await sandbox.tokens.issue("access", session.id) };
  },

  logout({ sandbox, session, write }) {
    write(() => endSession(sandbox.database, session.id));
    return undefined;
  },

  resendActivation({ sandbox, language, write }, { params }) {
    write(() => resendActivation(sandbox.database, params.tokenOrId, sandbox.appOrigin));
    return { message: inLanguage("We’ve sent the link again.", language) };
  },
};
