import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { fullNameSchema } from "./rules/full-name.ts";
import { sponsorSchema } from "./team/invitation.ts";
import { mailTokenSchema, passwordSchema, resetPasswordSchema } from "./values/credentials.ts";
import { TERMS_VERSION } from "./values/terms-version.ts";
import { USERNAME_PATTERN } from "./values/username.ts";
import { amountSchema, messageSchema } from "./values/values.ts";

export const signUpSchema = z.object({
  fullName: fullNameSchema,
  username: z.string().regex(USERNAME_PATTERN),
  email: z.email().max(254),
  password: passwordSchema,
  confirmPassword: z.string().min(1).max(128),
  refUsername: z.string().regex(USERNAME_PATTERN).optional(),
  position: z.enum(["left", "right", "auto"]).optional(),
  locale: z.string().max(16).optional(),
  /** Extension: the version of the terms that was shown and accepted. */
  termsVersion: z.string().regex(TERMS_VERSION).optional(),
});

/** Which extensions an upstream offers; what is left out, and all of it after a 404, is not offered. */
const capabilitiesSchema = z.object({
  /** `rpId` is the host that members see: passkeys are bound to it for ever. */
  passkeys: z.object({ rpId: z.string().max(253) }).nullish(),
  stepUp: z.boolean().nullish(),
  alerts: z.boolean().nullish(),
  freeze: z.boolean().nullish(),
  /** For how many days withdrawals can be locked at most. */
  withdrawalLock: z.object({ maxDays: z.number().int().min(1).max(30) }).nullish(),
  statement: z.boolean().nullish(),
  /** The methods that reports can be asked for by. */
  tax: z.object({ methods: z.array(z.string()) }).nullish(),
  pnl: z.boolean().nullish(),
  /** Rates of currencies, and a member's choice of one. */
  fx: z.boolean().nullish(),
  dataExport: z.boolean().nullish(),
  closing: z.boolean().nullish(),
  /** Whether machines can be upgraded. */
  upgrade: z.boolean().nullish(),
  /** Whether running stakes can be added to, extended and redeemed in part; their products say which of it. */
  stakeChanges: z.boolean().nullish(),
  /** For how many hours a sponsor may place newcomers who wait for a seat. */
  holdingTank: z.object({ hours: z.number().int() }).nullish(),
  /** The part of a month's sales of machines that members share by their points. */
  pool: z.object({ shareBps: z.number().int() }).nullish(),
  /** How much of a direct commission a sponsor may pass on to the buyer, and in which steps. */
  kickback: z.object({ maxPercent: z.number().int(), stepPercent: z.number().int() }).nullish(),
  /** Whether members invite by a code beside the links, which a sign-up can begin with. */
  invitationCodes: z.boolean().nullish(),
  /** What came into both legs over time. */
  teamVolumes: z.boolean().nullish(),
  /** Whether lists of members say who mines now, and can be narrowed to them. */
  miningNow: z.boolean().nullish(),
  weeklyMail: z.boolean().nullish(),
  /** Proofs of reserves: snapshots for everybody, and each member's way to the root. */
  reserves: z.boolean().nullish(),
  /** What the prices of prediction rounds follow from. */
  priceProofs: z.boolean().nullish(),
  /** Whether members sell machines to each other: the fee of a sale, the full days that a term must have left, and how many offers a member may have. */
  resale: z
    .object({
      feePercent: amountSchema,
      minDays: z.number().int().min(0),
      maxListings: z.number().int().min(1),
    })
    .nullish(),
  plans: z.boolean().nullish(),
  /** Whether what is mined can be claimed, compounded and paid out by itself. */
  automation: z.boolean().nullish(),
  /** The key by which push services know the upstream (RFC 8292): an uncompressed point of P-256 as base64url. */
  push: z.object({ publicKey: z.string().regex(/^B[A-Za-z0-9_-]{86}$/) }).nullish(),
});
export type Capabilities = z.output<typeof capabilitiesSchema>;

export const publicEndpoints = {
  capabilities: endpoint({
    service: "public",
    method: "GET",
    path: "/capabilities",
    audience: "public",
    origin: "extension",
    reach: "server",
    sharedForSeconds: 300,
    response: capabilitiesSchema,
  }),
  signUp: endpoint({
    service: "public",
    method: "POST",
    path: "/sign-up",
    audience: "public",
    idempotent: true,
    relaysMessage: true,
    body: jsonBody(signUpSchema),
    response: messageSchema.extend({
      email: z.string().nullish(),
      resendId: z.string().nullish(),
    }),
  }),
  /** The same answer whether the address is known or not. */
  forgot: endpoint({
    service: "public",
    method: "POST",
    path: "/forgot",
    audience: "public",
    relaysMessage: true,
    body: jsonBody(z.object({ email: z.email().max(254) })),
    response: messageSchema,
  }),
  resetPassword: endpoint({
    service: "public",
    method: "POST",
    path: "/reset-password",
    audience: "public",
    origin: "extension",
    relaysMessage: true,
    body: jsonBody(resetPasswordSchema),
    /** That the account is frozen, which the holder of its link may know: the new password logs in only once it is reopened. */
    response: messageSchema.extend({ frozen: z.boolean().nullish() }),
  }),
  /**
   * Whether a link can be used, asked before anything is typed: 422 on `token` where it cannot. Where the upstream has
   * no such call, the form finds out by being sent.
   */
  checkResetToken: endpoint({
    service: "public",
    method: "POST",
    path: "/reset-password/check",
    audience: "public",
    origin: "extension",
    reach: "server",
    body: jsonBody(z.object({ token: mailTokenSchema })),
    response: messageSchema,
  }),
  verifyEmail: endpoint({
    service: "public",
    method: "POST",
    path: "/verify-email",
    audience: "public",
    origin: "extension",
    relaysMessage: true,
    body: jsonBody(z.object({ token: mailTokenSchema })),
    response: messageSchema,
  }),
  sponsor: endpoint({
    service: "public",
    method: "GET",
    path: "/sponsor/{username}",
    params: { username: USERNAME_PATTERN },
    audience: "public",
    origin: "extension",
    response: sponsorSchema,
  }),
};
