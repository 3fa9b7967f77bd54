import "server-only";
import { createHash, createHmac, hkdfSync } from "node:crypto";
import type { Environment } from "../env/environment.ts";
import { environment } from "../env/server.ts";
import { logLine } from "../process/log.ts";

/** What an operator may want to be told about; SECURITY.md says what each means. */
export type AuditEvent =
  | "sign-in"
  | "sign-in refused"
  | "code owed"
  | "code refused"
  | "logout"
  | "idle logout"
  | "password changed"
  | "password reset"
  | "other sessions ended"
  | "session ended"
  | "passkey added"
  | "passkey removed"
  | "passkey demand changed"
  | "two-factor on"
  | "two-factor off"
  | "recovery codes replaced"
  | "account frozen"
  | "account unfrozen"
  | "withdrawals locked"
  | "withdrawal lock ended"
  | "data export requested"
  | "data export downloaded"
  | "closing requested"
  | "closing cancelled"
  | "refresh burst"
  | "calls over quota";

/** One of them is a slip of the fingers; many are an attack. */
const ATTACK_SIGNS: ReadonlySet<AuditEvent> = new Set([
  ...(["sign-in refused", "code refused", "refresh burst", "calls over quota"] as const),
]);

interface AuditFacts {
  readonly requestId?: string;
  /** The name that was typed; only its hash is written. */
  readonly account?: string;
  /** The member's id; only its hash is written. */
  readonly member?: string;
  /** The session's id; only its hash is written. */
  readonly sid?: string;
  readonly code?: string;
  readonly upstreamStatus?: number;
  readonly by?: "password" | "password and code" | "passkey";
  readonly newDevice?: boolean;
  readonly count?: number;
  readonly seconds?: number;
}

/** The 16 hex digits by which lines of the log name a session. */
export function sessionHash(sid: string): string {
  return createHash("sha256").update(sid).digest("hex").slice(0, 16);
}

/** What a hash follows from beside what it stands for. */
export type Naming = Pick<Environment, "sessionSecrets" | "appOrigin">;

const keys = new WeakMap<Naming, Buffer>();

function keyOf(naming: Naming): Buffer {
  let key = keys.get(naming);
  if (!key) {
    const [secret = ""] = naming.sessionSecrets;
    key = Buffer.from(hkdfSync("sha256", secret, "merlin-btc audit", naming.appOrigin, 32));
    keys.set(naming, key);
  }
  return key;
}

/**
 * 16 hex digits that stand for a name or an id: the same for one account at one deployment until the secret
 * changes, and nothing to whoever has no secret, who could try all names otherwise.
 */
export function keyedHash(
  kind: "account" | "member",
  value: string,
  naming: Naming = environment(),
): string {
  const hash = createHmac("sha256", keyOf(naming)).update(`${kind} ${value}`);
  return hash.digest("hex").slice(0, 16);
}

/** By what a line names the account whose name was typed. */
export function accountHash(typed: string, naming?: Naming): string {
  // As the upstream reads it: one account however its name is typed.
  return keyedHash("account", typed.trim().toLowerCase(), naming);
}

/** Writes a line that an operator can alert on; it names no account, address, token or key. */
export function audit(
  event: AuditEvent,
  { requestId, account, member, sid, ...facts }: AuditFacts,
): void {
  const line = {
    audit: event,
    requestId,
    account: account === undefined ? undefined : accountHash(account),
    member: member === undefined ? undefined : keyedHash("member", member),
    session: sid === undefined ? undefined : sessionHash(sid),
    ...facts,
  };
  logLine(line, ATTACK_SIGNS.has(event) ? "warn" : "info");
}
