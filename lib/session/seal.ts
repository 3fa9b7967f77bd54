import "server-only";
import { createHash, hkdfSync } from "node:crypto";
import { sealData, unsealData } from "iron-session";
import { z } from "zod";
import { environment } from "../env/server.ts";
import { BoundedMap } from "../process/bounded-map.ts";
import { inProcess } from "../process/shared.ts";
import type { SealedKind } from "./cookies.ts";

// iron-session's `getIronSession` keeps one cookie of one life with one answer. Here five of different lives are read by
// middleware, pages and handlers and set by few of them, so its `sealData` and `unsealData` do the sealing alone.
const baseSchema = z.object({ sid: z.string().min(1), expiresAt: z.number() });

const sealedSchemas = {
  anchor: baseSchema.extend({
    kind: z.literal("anchor"),
    /** Empty when the upstream gave none: the session then ends with its access token. */
    refreshToken: z.string(),
    userId: z.string(),
    issuedAt: z.number(),
  }),
  access: baseSchema.extend({
    kind: z.literal("access"),
    accessToken: z.string().min(1),
    /** Milliseconds since 1970 by the token's own word; null for an opaque token. */
    tokenExpiresAt: z.number().nullable(),
  }),
  pending: baseSchema.extend({
    kind: z.literal("pending"),
    twoFactorToken: z.string().min(1),
    /** Inert until the code passes (R4.2). */
    refreshToken: z.string(),
    username: z.string(),
    tries: z.number(),
    /** What a code brought that is spent by now, while the profile could not be read (R4.2). */
    passed: z.object({ accessToken: z.string().min(1), refreshToken: z.string() }).optional(),
  }),
  ceremony: baseSchema.extend({
    kind: z.literal("ceremony"),
    ceremonyId: z.string().min(1),
  }),
  seen: baseSchema.extend({
    kind: z.literal("seen"),
    /** Milliseconds since 1970, by the clock of the instance that was told. */
    seenAt: z.number(),
    /** How long nobody may be active. */
    minutes: z.number().int().positive(),
  }),
} as const;

/** What each sealed cookie holds. `expiresAt` is in milliseconds since 1970. */
export type Sealed<Kind extends SealedKind> = z.output<(typeof sealedSchemas)[Kind]>;
export type Anchor = Sealed<"anchor">;
export type Access = Sealed<"access">;
export type Pending = Sealed<"pending">;
export type Seen = Sealed<"seen">;

/** Browsers drop a cookie over 4096 bytes in all; name and attributes need their part. */
const MAX_SEAL_LENGTH = 3_900;
const MAX_CACHED_SEALS = 2_000;

/** A seal is one run of its letters and the version; iron-session would overlook what follows it. */
const SEAL_PATTERN = /^[\w.*-]+~2$/;

type Cached = { readonly kind: SealedKind; readonly value: { readonly expiresAt: number } };

/** What opened lately: unsealing costs as much as the rest of a proxied call, and each seal is read many times. */
export const openedSeals = inProcess(
  "opened seals",
  () => new BoundedMap<string, Cached>(MAX_CACHED_SEALS),
);

/** What instances tell each other of a renewal has passwords of its own, too. */
type Purpose = SealedKind | "renewal";

const passwordMaps = new Map<Purpose, readonly (readonly [string, string])[]>();

// A seal is bound neither to its cookie's name nor to a site, so each kind has passwords of its own at each
// origin (RFC 5869): a deployment opens nothing of another one with the same secret. A password's id comes
// from the password: it stays the same when a rotation moves it down the list.
function passwords(kind: Purpose): readonly (readonly [string, string])[] {
  let rows = passwordMaps.get(kind);
  if (!rows) {
    const { sessionSecrets, appOrigin } = environment();
    rows = sessionSecrets.map((secret) => {
      const key = hkdfSync("sha256", secret, "merlin-btc session", `${kind} ${appOrigin}`, 48);
      const password = Buffer.from(key).toString("base64url");
      const id = createHash("sha256").update(password).digest().readUInt32BE(0);
      return [String(id), password] as const;
    });
    passwordMaps.set(kind, rows);
  }
  return rows;
}

/** A token is too large for a cookie. */
export class OversizedSealError extends Error {
  override readonly name = "OversizedSealError";
}

/**
 * Seals a session part until its `expiresAt` with the newest secret.
 * @throws OversizedSealError when the seal would not fit into a cookie
 */
export async function sealCookie<Kind extends SealedKind>(
  kind: Kind,
  value: Sealed<Kind>,
): Promise<string> {
  const [newest] = passwords(kind);
  if (!newest) throw new Error("No session secret is configured");
  const ttl = Math.max(1, Math.ceil((value.expiresAt - Date.now()) / 1000));
  const seal = await sealData(value, { password: Object.fromEntries([newest]), ttl });
  if (seal.length > MAX_SEAL_LENGTH)
    throw new OversizedSealError(`The ${kind} cookie is too large`);
  openedSeals().set(seal, { kind, value });
  return seal;
}

export type Unsealed<Kind extends SealedKind> =
  | { readonly status: "open"; readonly value: Sealed<Kind> }
  /** Past the end that it names itself, which is looked at before who sealed it. */
  | { readonly status: "expired" }
  /** Not sealed by us for this very purpose. */
  | { readonly status: "invalid" };

const EXPIRED = { status: "expired" } as const;
const INVALID = { status: "invalid" } as const;

/** Opens a sealed cookie of a kind; never throws, whatever arrives. */
export async function unsealCookie<Kind extends SealedKind>(
  kind: Kind,
  seal: string,
): Promise<Unsealed<Kind>> {
  if (seal.length > MAX_SEAL_LENGTH || !SEAL_PATTERN.test(seal)) return INVALID;
  const cached = openedSeals().get(seal);
  if (cached) {
    if (cached.kind !== kind) return INVALID;
    const isOpen = cached.value.expiresAt > Date.now();
    return isOpen ? { status: "open", value: cached.value as Sealed<Kind> } : EXPIRED;
  }
  let isExpired = false;
  const content = await unsealData(seal, {
    password: Object.fromEntries(passwords(kind)),
    onUnsealError: (reason) => {
      isExpired = reason === "expired";
    },
  });
  const parsed = sealedSchemas[kind].safeParse(content);
  if (!parsed.success) return isExpired ? EXPIRED : INVALID;
  if (parsed.data.expiresAt <= Date.now()) return EXPIRED;
  openedSeals().set(seal, { kind, value: parsed.data });
  return { status: "open", value: parsed.data as Sealed<Kind> };
}

const renewedSchema = z.object({
  /** Which renewal it is: whoever can write to Redis cannot give one member another one's. */
  key: z.string(),
  renewed: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("renewed"), accessToken: z.string(), refreshToken: z.string() }),
    z.object({ kind: z.literal("over") }),
    z.object({ kind: z.literal("unavailable"), reason: z.string() }),
  ]),
});
/** What a renewal came to, as far as instances have to tell each other. */
export type Renewed = z.output<typeof renewedSchema>["renewed"];

/** Longer than any request is under way with the token that was renewed. */
const RENEWAL_SECONDS = 360;

/** Seals what became of a renewal for the other instances, for six minutes. */
export async function sealRenewal(key: string, renewed: Renewed): Promise<string> {
  const [newest] = passwords("renewal");
  if (!newest) throw new Error("No session secret is configured");
  const options = { password: Object.fromEntries([newest]), ttl: RENEWAL_SECONDS };
  return sealData({ key, renewed }, options);
}

/** Opens what another instance has told of a renewal; null for anything else. Never throws. */
export async function unsealRenewal(key: string, seal: string): Promise<Renewed | null> {
  const content = await unsealData(seal, { password: Object.fromEntries(passwords("renewal")) });
  const { data } = renewedSchema.safeParse(content);
  return data?.key === key ? data.renewed : null;
}
