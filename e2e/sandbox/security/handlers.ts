import { endDevice, listDevices } from "../auth/devices.ts";
import { loginHistory } from "../auth/login-history.ts";
import { changePassword } from "../auth/password-change.ts";
import { endOtherSessions } from "../auth/sessions.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { inLanguage } from "../texts/in-language.ts";
import { securityCheck } from "./check.ts";
import { listEvents } from "./events.ts";

export const securityCheckHandlers: ServiceHandlers<"securityCheck"> = {
  securityCheck: ({ sandbox, member }) => securityCheck(sandbox, member),
  securityEvents: ({ sandbox, member }, { query }) =>
    listEvents(sandbox.database, member.id, query),
};

export const securityHandlers: ServiceHandlers<"security"> = {
  async changePassword({ sandbox, member, session, visitor, language, write }, { body }) {
    await changePassword(sandbox, { member, session, visitor }, body, write);
    return {
      message: inLanguage(
        "Your password has been changed. Your other devices are logged out. Withdrawals are paused for at least 24 hours.",
        language,
      ),
    };
  },

  sessions: ({ sandbox, member, session }) => listDevices(sandbox.database, member.id, session.id),

  revokeSession({ sandbox: { database }, member, write }, { params }) {
    write(() => endDevice(database, member.id, params.id));
    return undefined;
  },

  revokeOtherSessions({ sandbox: { database }, member, session, write }) {
    write(() => endOtherSessions(database, member.id, session.id));
    return undefined;
  },

  loginHistory: ({ sandbox, member }, { query }) =>
    loginHistory(sandbox.database, member.id, query),
};
