import { USERNAME_PATTERN } from "../../../lib/contract/values/username.ts";
import { twoFactorHandlers } from "../auth/two-factor.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { giveUpKey, memberSubject, wasAnswered } from "../http/idempotency.ts";
import { notFound } from "../http/refusal.ts";
import { sendActivationAgain } from "../mail/activation.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { refuseWhileLocked } from "../security/locked-until.ts";
import { tellChange } from "../security/tell-change.ts";
import { requireConfirmation } from "../step-up/proof.ts";
import { inLanguage } from "../texts/in-language.ts";
import { findWallet, listWallets } from "../wallet/wallet-view.ts";
import { findByUsername } from "./member.ts";
import { settingsView, updateSettings } from "./settings.ts";
import { updateProfile } from "./update-profile.ts";
import { userView } from "./user-view.ts";

export const accountHandlers: ServiceHandlers<"account"> = {
  ...twoFactorHandlers,

  profile: ({ sandbox, member, origin }) => userView(sandbox, member, origin),

  updateProfile({ sandbox, member, origin, write }, { body }) {
    const updated = write(() => updateProfile(sandbox.database, member, body));
    return userView(sandbox, updated, origin);
  },

  wallets: ({ sandbox, member }) => listWallets(sandbox.database, member),

  wallet({ sandbox, member }, { params }) {
    const wallet = findWallet(sandbox.database, member, params.code);
    if (!wallet) throw notFound("We couldn’t find a wallet with this code.");
    return wallet;
  },

  checkUsername({ sandbox, language }, { params: { username } }) {
    if (!USERNAME_PATTERN.test(username)) {
      return {
        available: false,
        reason: inLanguage("Use 4 to 20 lowercase letters, digits or underscores.", language),
      };
    }
    if (findByUsername(sandbox.database, username)) {
      return { available: false, reason: inLanguage("This username is taken.", language) };
    }
    return { available: true, reason: null };
  },

  hasLinkReferrer: ({ member }) => ({ canHasRefLink: member.emailVerified }),

  sendEmailCode({ sandbox, member, language, write }) {
    write(() => sendActivationAgain(sandbox.database, member, sandbox.appOrigin));
    return { message: inLanguage("We’ve sent the link again.", language) };
  },

  updateSettings({ sandbox, member, session, visitor, write }, { body: { proof, ...change } }) {
    const { database, clock } = sandbox;
    const { addressLock = member.addressLock } = change;
    const unlocks = member.addressLock && !addressLock;
    if (unlocks) refuseWhileLocked(member, clock.now());
    return settingsView(
      database,
      write(() => {
        if (unlocks && hasSecondFactor(database, member)) {
          requireConfirmation(database, { member, session }, "address_lock_off", { proof });
        }
        if (addressLock !== member.addressLock) {
          tellChange(
            sandbox,
            { member, visitor },
            {
              ...{
                kind: "address_lock",
                outcome: addressLock ? "on" : "off",
                mail: "address-lock",
              },
              title: addressLock
                ? "The address lock was turned on"
                : "The address lock was turned off",
              text: addressLock
                ? "Withdrawals go to your saved addresses alone, and no new one can be saved."
                : "New addresses for withdrawals can be saved again.",
              link: "/setting/security",
            },
          );
        }
        return updateSettings(database, member, change);
      }),
    );
  },

  outcome({ sandbox, member }, { params: { key } }) {
    return { answered: wasAnswered(sandbox.database, key, memberSubject(member)) };
  },

  giveUp({ sandbox, member, write }, { params: { key } }) {
    const { database } = sandbox;
    const subject = memberSubject(member);
    return write(() => {
      const answered = wasAnswered(database, key, subject);
      if (!answered) giveUpKey(database, key, subject);
      return { answered };
    });
  },
};
