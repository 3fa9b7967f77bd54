import { endDevice, listDevices } from "../auth/devices.ts";
import { loginHistory } from "../auth/login-history.ts";
import { changePassword } from "../auth/password-change.ts";
import { endOtherSessions } from "../auth/sessions.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { securityCheck } from "./check.ts";
import { listEvents } from "./events.ts";

export const securityCheckHandlers: ServiceHandlers<"securityCheck"> = {
  securityCheck: ({ sandbox, member }) => securityCheck(sandbox, member),
  securityEvents: ({ sandbox, member }, { query }) =>
    listEvents(sandbox.database, member.id, query),
};

export const securityHandlers: ServiceHandlers<"security"> = {
  async changePassword({ sandbox, member, session, visitor, write }, { body }) {
    await changePassword(sandbox, { member, session, visitor }, body, write);
    return {
      message:
        "Your password has been changed. Your other devices are logged out. Withdrawals are paused for 24 hours.",
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
