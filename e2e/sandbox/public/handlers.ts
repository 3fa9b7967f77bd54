import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { checkSignUp, signUp } from "../account/sign-up.ts";
import { sponsorView } from "../account/sponsor.ts";
import { findResetMember, resetPassword } from "../auth/password-change.ts";
import { hashPassword } from "../auth/passwords.ts";
import { HOLDING_HOURS } from "../holding-tank/holding-tank.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { KICKBACK } from "../kickback/kickback.ts";
import { confirmAddress, sendActivation } from "../mail/activation.ts";
import { requestReset } from "../mail/password-reset.ts";
import { offersPasskeys, relyingPartyId } from "../passkey/verify.ts";
import { POOL_BPS } from "../pool/pool.ts";
import { vapidPublicKey } from "../push/vapid.ts";
import { RESALE_FEE_BPS, RESALE_MAX_LISTINGS, RESALE_MIN_DAYS } from "../resale/rules.ts";
import { LOCK_MAX_DAYS } from "../security/withdrawal-lock.ts";
import { inLanguage } from "../texts/in-language.ts";

export const publicHandlers: ServiceHandlers<"public"> = {
  capabilities: ({ sandbox }) => ({
    passkeys: offersPasskeys(sandbox) ? { rpId: relyingPartyId(sandbox) } : null,
    stepUp: true,
    alerts: true,
    freeze: true,
    withdrawalLock: { maxDays: LOCK_MAX_DAYS },
    statement: true,
    tax: { methods: ["fifo"] },
    pnl: true,
    fx: true,
    dataExport: true,
    closing: true,
    upgrade: true,
    stakeChanges: true,
    holdingTank: { hours: HOLDING_HOURS },
    pool: { shareBps: POOL_BPS },
    kickback: KICKBACK,
    invitationCodes: true,
    teamVolumes: true,
    miningNow: true,
    weeklyMail: true,
    reserves: true,
    priceProofs: true,
    resale: {
      feePercent: bpsAsPercent(RESALE_FEE_BPS),
      minDays: RESALE_MIN_DAYS,
      maxListings: RESALE_MAX_LISTINGS,
    },
    plans: true,
    automation: true,
    push: { publicKey: vapidPublicKey(sandbox.database) },
  }),

  async signUp({ sandbox, language, write }, { body }) {
    const { database, clock, appOrigin } = sandbox;
    checkSignUp(database, body);
    const passwordHash = await hashPassword(body.password);
    return write(() => {
      const member = signUp(database, body, passwordHash, clock.now());
      sendActivation(database, member, appOrigin);
      return {
        message: inLanguage(
          "We’ve sent you an email with a link to verify your address.",
          language,
        ),
        email: member.email,
        resendId: member.resendId,
      };
    });
  },

  forgot({ sandbox, language, write }, { body }) {
    write(() => requestReset(sandbox.database, body.email, sandbox.appOrigin));
    return {
      message: inLanguage(
        "If this address has an account, we’ve sent it a link. The link works for one hour.",
        language,
      ),
    };
  },

  async resetPassword({ sandbox, visitor, language, write }, { body }) {
    const frozen = await resetPassword(sandbox, body, visitor, write);
    return {
      frozen,
      message: inLanguage(
        "Your password has been changed. All your devices are logged out. Withdrawals are paused for at least 24 hours.",
        language,
      ),
    };
  },

  checkResetToken({ sandbox, language }, { body }) {
    findResetMember(sandbox.database, body.token);
    return { message: inLanguage("This link works.", language) };
  },

  verifyEmail: ({ sandbox, language, write }, { body }) => ({
    message: inLanguage(
      write(() => confirmAddress(sandbox.database, body.token)),
      language,
    ),
  }),

  sponsor: ({ sandbox, origin }, { params }) => sponsorView(sandbox, params.username, origin),
};
