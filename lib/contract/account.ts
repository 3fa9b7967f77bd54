import { z } from "zod";
import { endpoint, jsonBody, multipartBody } from "./protocol/endpoint.ts";
import { fullNameSchema } from "./rules/full-name.ts";
import { settingsChangeSchema, settingsSchema } from "./values/settings.ts";
import {
  amountSchema,
  hasOneConfirmation,
  IDEMPOTENCY_KEY_PATTERN,
  idSchema,
  instantSchema,
  listOf,
  mediaSchema,
  messageSchema,
  proofSchema,
  secondFactorCodeSchema,
  TOKEN_CODE_PATTERN,
  textSchema,
  tokenSymbolSchema,
} from "./values/values.ts";

const MEBIBYTE = 1024 * 1024;

const outcomeSchema = z.object({ answered: z.boolean() });

/** A member. Beyond the specification's fields everything is optional, and a name may not be given yet. */
export const userSchema = z.object({
  fullName: textSchema,
  username: z.string(),
  email: textSchema,
  avatar: mediaSchema.nullish(),
  isValid: z.boolean(),
  id: idSchema.nullish(),
  emailVerified: z.boolean().nullish(),
  gg2FAEnabled: z.boolean().nullish(),
  /** How many passkeys the member has; absent where there are none to have. */
  passkeyCount: z.number().int().nullish(),
  kycStatus: z.enum(["none", "draft", "pending", "approved", "resubmit", "rejected"]).nullish(),
  phone: z.string().nullish(),
  country: z.string().nullish(),
  language: z.string().nullish(),
  timeZone: z.string().nullish(),
  theme: z.enum(["dark", "light", "system"]).nullish(),
  joinedAt: instantSchema.nullish(),
  sponsor: z.string().nullish(),
  securityHoldUntil: instantSchema.nullish(),
  /** Until when the member has locked withdrawals and transfers. */
  withdrawalLockUntil: instantSchema.nullish(),
  /** `Member` and `Newcomer` are shown in the member's language, another one as it is. */
  rank: z.string().nullish(),
  refLinks: z
    .object({ left: z.string().nullish(), right: z.string().nullish(), auto: z.string().nullish() })
    .nullish(),
  settings: settingsSchema.nullish(),
});
export type User = z.output<typeof userSchema>;

/** One wallet. `price` and `valueUSDT` are in USDT; `total` is `available` plus `locked`. */
export const walletSchema = z.object({
  symbol: tokenSymbolSchema,
  name: z.string().nullish(),
  available: amountSchema.nullish(),
  locked: amountSchema.nullish(),
  total: amountSchema.nullish(),
  price: amountSchema.nullish(),
  valueUSDT: amountSchema.nullish(),
  canDeposit: z.boolean().nullish(),
  canWithdraw: z.boolean().nullish(),
  canConvert: z.boolean().nullish(),
  canTransfer: z.boolean().nullish(),
  /** Symbols that this one can be converted to. */
  convertTo: z.array(z.string()).nullish(),
});
export type Wallet = z.output<typeof walletSchema>;

/** One wallet with what a deposit or withdrawal needs; fees and limits are in the wallet's token. */
export const walletDetailSchema = walletSchema.extend({
  depositAddress: z
    .object({
      address: z.string(),
      chainId: z.number(),
      network: z.string(),
      minConfirmations: z.number().nullish(),
    })
    .nullish(),
  limits: z
    .object({ minWithdraw: amountSchema.nullish(), minConvert: amountSchema.nullish() })
    .nullish(),
  fees: z.object({ withdraw: amountSchema.nullish(), convertBps: z.number().nullish() }).nullish(),
});
export type WalletDetail = z.output<typeof walletDetailSchema>;

/** A wallet's balances after a write, so that the screen needs no second read. */
export const walletBalanceSchema = z.object({
  symbol: tokenSymbolSchema,
  available: amountSchema,
  locked: amountSchema,
});
export type WalletBalance = z.output<typeof walletBalanceSchema>;

const codeBody = jsonBody(z.object({ code: secondFactorCodeSchema }));

/** Where `step-up` is offered a proof takes the place of the code. */
const codeOrProofBody = jsonBody(
  z
    .object({ code: secondFactorCodeSchema.optional(), proof: proofSchema.optional() })
    .refine(hasOneConfirmation, { path: ["code"] }),
);

export const accountEndpoints = {
  profile: endpoint({
    service: "account",
    method: "GET",
    path: "/profile",
    audience: "member",
    response: userSchema,
  }),
  updateProfile: endpoint({
    service: "account",
    method: "PUT",
    path: "/profile/update",
    audience: "member",
    timeoutMs: 120_000,
    body: multipartBody({
      fields: z.object({
        fullName: fullNameSchema.optional(),
        phone: z
          .string()
          .trim()
          .regex(/^(\+?[0-9 ()-]{5,24})?$/)
          .optional(),
        country: z
          .string()
          .regex(/^([A-Z]{2})?$/)
          .optional(),
        language: z.string().max(16).optional(),
        timeZone: z.string().max(64).optional(),
        theme: z.enum(["dark", "light", "system"]).optional(),
      }),
      files: {
        avatar: { maxBytes: 2 * MEBIBYTE, types: ["image/png", "image/jpeg", "image/webp"] },
      },
      maxTotalBytes: 3 * MEBIBYTE,
    }),
    response: userSchema.partial(),
  }),
  wallets: endpoint({
    service: "account",
    method: "GET",
    path: "/wallets",
    audience: "member",
    response: listOf(walletSchema),
  }),
  wallet: endpoint({
    service: "account",
    method: "GET",
    path: "/wallet/{code}",
    params: { code: TOKEN_CODE_PATTERN },
    audience: "member",
    response: walletDetailSchema,
  }),
  checkUsername: endpoint({
    service: "account",
    method: "GET",
    path: "/check-username/{username}",
    params: { username: /^[A-Za-z0-9_]{1,64}$/ },
    audience: "public",
    response: z.object({ available: z.boolean().nullish(), reason: z.string().nullish() }),
  }),
  twoFactorSetup: endpoint({
    service: "account",
    method: "GET",
    path: "/gg-2fa/setup",
    audience: "member",
    effect: true,
    response: z.object({ otpUrl: z.string(), secret: z.string() }),
  }),
  /** The code is the new app's; 403/4036 for a member with a passkey until a proof comes along. */
  twoFactorEnable: endpoint({
    service: "account",
    method: "POST",
    path: "/gg-2fa/enable",
    audience: "member",
    relaysMessage: "only",
    body: jsonBody(z.object({ code: secondFactorCodeSchema, proof: proofSchema.optional() })),
    response: messageSchema.extend({ recoveryCodes: z.array(z.string()).nullish() }),
  }),
  twoFactorDisable: endpoint({
    service: "account",
    method: "POST",
    path: "/gg-2fa/disabled",
    audience: "member",
    relaysMessage: "only",
    body: codeOrProofBody,
    response: messageSchema,
  }),
  /** Turns the second-factor token into an access token; a recovery code is accepted as `code`. */
  twoFactorValid: endpoint({
    service: "account",
    method: "POST",
    path: "/gg-2fa/valid",
    audience: "pending",
    reach: "server",
    relaysMessage: true,
    body: codeBody,
    response: z.object({
      accessToken: z.string().min(1),
      refreshToken: textSchema,
    }),
  }),
  twoFactorRecoveryCodes: endpoint({
    service: "account",
    method: "POST",
    path: "/gg-2fa/recovery-codes",
    audience: "member",
    origin: "extension",
    relaysMessage: true,
    body: codeOrProofBody,
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  hasLinkReferrer: endpoint({
    service: "account",
    method: "GET",
    path: "/has-link-referrer",
    audience: "member",
    response: z.object({ canHasRefLink: z.boolean() }),
  }),
  /** Sends the verification mail of the signed-in member again; 429 within thirty seconds. */
  sendEmailCode: endpoint({
    service: "account",
    method: "POST",
    path: "/send-email-code",
    audience: "member",
    effect: true,
    relaysMessage: "only",
    response: messageSchema,
  }),
  updateSettings: endpoint({
    service: "account",
    method: "PATCH",
    path: "/settings",
    audience: "member",
    origin: "extension",
    body: jsonBody(settingsChangeSchema),
    response: settingsSchema,
  }),
  /**
   * Whether a call of the member, of whatever service, was answered for good under an idempotency key. One
   * that is still being carried out is not yet.
   */
  outcome: endpoint({
    service: "account",
    method: "GET",
    path: "/outcomes/{key}",
    params: { key: IDEMPOTENCY_KEY_PATTERN },
    audience: "member",
    origin: "extension",
    response: outcomeSchema,
  }),
  /**
   * Gives up what was sent under an idempotency key: unless it was answered before, it is never carried out,
   * also when it arrives later.
   */
  giveUp: endpoint({
    service: "account",
    method: "POST",
    path: "/outcomes/{key}/give-up",
    params: { key: IDEMPOTENCY_KEY_PATTERN },
    audience: "member",
    origin: "extension",
    response: outcomeSchema,
  }),
};
