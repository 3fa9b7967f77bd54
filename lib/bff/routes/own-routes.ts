import { z } from "zod";
import { accountEndpoints } from "../../contract/account.ts";
import { authEndpoints, credentialsSchema } from "../../contract/auth.ts";
import {
  addressLabelSchema,
  movementEndpoints,
  savedAddressSchema,
} from "../../contract/movement.ts";
import { priceEndpoints } from "../../contract/price.ts";
import { type Endpoint, jsonBody } from "../../contract/protocol/endpoint.ts";
import { autoLogoutSchema } from "../../contract/values/auto-logout.ts";
import {
  instantSchema,
  proofSchema,
  secondFactorCodeSchema,
} from "../../contract/values/values.ts";
import {
  assertionSchema,
  CEREMONY_MAX_BYTES,
  requestOptionsSchema,
} from "../../contract/values/webauthn.ts";
import { reportsSchema } from "./report-schema.ts";

/**
 * Where a request may come from: our own pages, a document load from anywhere (the one call that a link
 * may make), the browser itself on behalf of our pages, which adds no header of ours, or anything at all,
 * for health checks.
 */
export type AllowedOrigin = "own" | "document" | "browser" | "any";

interface OwnRoute {
  /** Names the route in the log. */
  readonly id: string;
  readonly method: "GET" | "POST";
  /** Template below `/api/`. */
  readonly path: string;
  readonly origin: AllowedOrigin;
  /** Whose session it serves; a visitor without one is refused or sent to the login. */
  readonly audience: "anybody" | "pending" | "member";
  readonly query: readonly string[];
  readonly body: ReturnType<typeof jsonBody> | undefined;
  /** It counts for no quota: a session must be able to go on and to end. */
  readonly isFree?: true;
  /** What it may ask of the upstream. */
  readonly calls: readonly Endpoint[];
  /** Where else it may go. */
  readonly reaches?: string;
  /** Status of a good answer, and its shape or media type. */
  readonly answer: { readonly status: 200 | 204 | 303; readonly content?: z.ZodType | string };
}

const next = z.object({ next: z.string() });
const healthy = z.object({ status: z.literal("ok") });
/** Which build answers, as pages name theirs. */
const healthyBuild = healthy.extend({ version: z.string() });

const nonce = z.object({ nonce: z.string(), issuedAt: instantSchema, expiresAt: instantSchema });

/** A text for a wallet to sign (EIP-4361), and its signature; a contract's may hold its deployment. */
const signedSchema = z.object({
  message: z.string().min(1).max(2_048),
  signature: z.templateLiteral(["0x", z.string().regex(/^(?:[0-9a-fA-F]{2}){1,5000}$/)]),
  label: addressLabelSchema.optional(),
  /** Where the service asks for one (`step-up`). */
  proof: proofSchema.optional(),
});

const RETURN_URL = z.string().optional();

/** Every route under `/api` that is not the proxy's; the route files are built from it. */
export const OWN_ROUTES = {
  login: {
    id: "session/login",
    method: "POST",
    path: "session/login",
    origin: "own",
    audience: "anybody",
    query: [],
    body: jsonBody(credentialsSchema.extend({ returnUrl: RETURN_URL })),
    calls: [authEndpoints.login, accountEndpoints.profile],
    answer: { status: 200, content: next },
  },
  twoFactor: {
    id: "session/two-factor",
    method: "POST",
    path: "session/two-factor",
    origin: "own",
    audience: "pending",
    query: [],
    body: jsonBody(z.object({ code: secondFactorCodeSchema, returnUrl: RETURN_URL })),
    calls: [
      accountEndpoints.twoFactorValid,
      accountEndpoints.profile,
      // Of a sign-in that has ended meanwhile.
      authEndpoints.logout,
      authEndpoints.refresh,
    ],
    answer: { status: 200, content: next },
  },
  passkeyOptions: {
    id: "session/passkey/options",
    method: "POST",
    path: "session/passkey/options",
    origin: "own",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [authEndpoints.loginPasskeyOptions],
    answer: { status: 200, content: z.object({ publicKey: requestOptionsSchema }) },
  },
  passkey: {
    id: "session/passkey",
    method: "POST",
    path: "session/passkey",
    origin: "own",
    audience: "anybody",
    query: [],
    body: jsonBody(
      z.object({ assertion: assertionSchema, returnUrl: RETURN_URL }),
      CEREMONY_MAX_BYTES,
    ),
    calls: [authEndpoints.loginPasskey, accountEndpoints.profile],
    answer: { status: 200, content: next },
  },
  refreshForIsland: {
    id: "session/refresh",
    method: "POST",
    path: "session/refresh",
    origin: "own",
    audience: "member",
    query: [],
    body: undefined,
    isFree: true,
    calls: [authEndpoints.refresh],
    answer: { status: 204 },
  },
  refreshForDocument: {
    id: "session/refresh",
    method: "GET",
    path: "session/refresh",
    origin: "document",
    audience: "anybody",
    query: ["returnUrl"],
    body: undefined,
    isFree: true,
    calls: [authEndpoints.refresh],
    answer: { status: 303 },
  },
  logout: {
    id: "session/logout",
    method: "POST",
    path: "session/logout",
    origin: "own",
    audience: "anybody",
    query: [],
    body: undefined,
    isFree: true,
    calls: [authEndpoints.logout, authEndpoints.refresh],
    answer: { status: 204 },
  },
  active: {
    id: "session/active",
    method: "POST",
    path: "session/active",
    origin: "own",
    audience: "member",
    query: [],
    /** How long the page believes that nobody may be active, and whether somebody is, or it only asks. */
    body: jsonBody(z.object({ minutes: autoLogoutSchema, isActive: z.boolean() })),
    calls: [accountEndpoints.profile, authEndpoints.refresh],
    answer: {
      status: 200,
      content: z.object({ minutes: autoLogoutSchema, leftMs: z.number().int() }),
    },
  },
  walletNonce: {
    id: "wallet/nonce",
    method: "POST",
    path: "wallet/nonce",
    origin: "own",
    audience: "member",
    query: [],
    body: undefined,
    calls: [],
    answer: { status: 200, content: nonce },
  },
  walletAddress: {
    id: "wallet/address",
    method: "POST",
    path: "wallet/address",
    origin: "own",
    audience: "member",
    query: [],
    body: jsonBody(signedSchema),
    calls: [movementEndpoints.addAddress, authEndpoints.refresh],
    reaches: "the chain's RPC list of the server, for the signature of a contract",
    answer: { status: 200, content: z.object({ item: savedAddressSchema }) },
  },
  locale: {
    id: "locales/{locale}",
    method: "GET",
    path: "locales/{locale}",
    origin: "own",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [],
    reaches: "UPSTREAM_LOCALES_PATH, every five minutes for all visitors",
    answer: {
      status: 200,
      content: z.object({
        locale: z.string(),
        dir: z.enum(["ltr", "rtl"]),
        messages: z.record(z.string(), z.unknown()),
      }),
    },
  },
  localeFlag: {
    id: "locales/{locale}/flag",
    method: "GET",
    path: "locales/{locale}/flag",
    origin: "own",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [],
    answer: { status: 200, content: "image/svg+xml" },
  },
  localeTexts: {
    id: "locales/{locale}/texts/{part}",
    method: "GET",
    path: "locales/{locale}/texts/{part}",
    origin: "own",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [],
    reaches: "UPSTREAM_LOCALES_PATH, every five minutes for all visitors",
    answer: { status: 200, content: z.object({ messages: z.record(z.string(), z.unknown()) }) },
  },
  media: {
    id: "media",
    method: "GET",
    path: "media/{path}",
    origin: "own",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [],
    reaches: "a picture below MEDIA_ORIGINS, by its first bytes, without key and token",
    answer: { status: 200, content: "image/*" },
  },
  reports: {
    id: "reports",
    method: "POST",
    path: "reports",
    origin: "browser",
    audience: "anybody",
    query: [],
    body: jsonBody(reportsSchema),
    isFree: true,
    calls: [],
    reaches: "the log",
    answer: { status: 204 },
  },
  health: {
    id: "health",
    method: "GET",
    path: "health",
    origin: "any",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [],
    answer: { status: 200, content: healthyBuild },
  },
  ready: {
    id: "health/ready",
    method: "GET",
    path: "health/ready",
    origin: "any",
    audience: "anybody",
    query: [],
    body: undefined,
    calls: [priceEndpoints.prices],
    answer: { status: 200, content: healthy },
  },
} as const satisfies Record<string, OwnRoute>;
