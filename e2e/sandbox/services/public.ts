import { hashPassword } from "../auth/passwords.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { sendActivation } from "../mail/activation.ts";
import { checkSignUp, signUp } from "../members/sign-up.ts";

export const publicHandlers: ServiceHandlers<"public"> = {
  async signUp({ sandbox, write }, { body }) {
    const { database, clock, appOrigin } = sandbox;
    checkSignUp(database, body);
    const passwordHash = await hashPassword(body.password);
    return write(() => {
      const member = signUp(database, body, passwordHash, clock.now());
      sendActivation(database, member, appOrigin);
      return {
        message: "We have sent you an e-mail with a link that confirms your address.",
        email: member.email,
        resendId: member.resendId,
      };
    });
  },
};
