import { createHash } from "node:crypto";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { IDEMPOTENCY_KEY_PATTERN } from "../../../lib/contract/values/values.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { asWritten } from "../texts/say.ts";
import { Refusal } from "./refusal.ts";

const KEPT_MS = 24 * 3_600_000;

export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** One keyed request: who asks for what, under which key. */
export interface KeyedRequest {
  readonly key: string;
  readonly subject: string;
  readonly method: string;
  readonly path: string;
  readonly bodyHash: string;
}

/** Whose keys a member's are. */
export function memberSubject({ id }: Pick<Member, "id">): string {
  return `member:${id}`;
}

/**
 * Identifies a request that carries an `Idempotency-Key` (R11.4).
 * @throws Refusal 400/4000 without a UUID v4 in the header
 */
export function keyedRequest(
  key: string | undefined,
  subject: string,
  method: string,
  path: string,
  body: Buffer,
): KeyedRequest {
  if (!key || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
    throw new Refusal(
      400,
      4000,
      asWritten("This call needs an Idempotency-Key header with a UUID v4."),
    );
  }
  const bodyHash = createHash("sha256").update(body).digest("base64url");
  return { key: key.toLowerCase(), subject, method, path, bodyHash };
}

/**
 * The response that an earlier request with this key got within 24 hours of real time.
 * @throws Refusal 409/4090 when the key came with another call or body
 */
export function findStoredResponse(
  database: Database,
  request: KeyedRequest,
): StoredResponse | undefined {
  const row = database.get<{
    method: string;
    path: string;
    body_hash: string;
    status: number;
    body: string;
  }>(
    "SELECT method, path, body_hash, status, body FROM idempotency WHERE key = ? AND subject = ? AND at > ?",
    request.key,
    request.subject,
    Date.now() - KEPT_MS,
  );
  if (!row) return undefined;
  const same =
    row.method === request.method &&
    row.path === request.path &&
    row.body_hash === request.bodyHash;
  if (same) return { status: row.status, body: row.body };
  throw new Refusal(
    409,
    UPSTREAM_CODES.idempotencyReused,
    asWritten("This Idempotency-Key was used for another request."),
  );
}

/** Keeps the first response of a key; belongs into the transaction of the request's effect. */
export function storeResponse(
  database: Database,
  request: KeyedRequest,
  response: StoredResponse,
): void {
  database.run(
    "INSERT OR REPLACE INTO idempotency (key, subject, method, path, body_hash, status, body, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    request.key,
    request.subject,
    request.method,
    request.path,
    request.bodyHash,
    response.status,
    response.body,
    Date.now(),
  );
}

const GIVEN_UP = "given up";

/** Whether a call of a subject was answered under a key within 24 hours of real time. */
export function wasAnswered(database: Database, key: string, subject: string): boolean {
  const row = database.get<{ method: string }>(
    "SELECT method FROM idempotency WHERE key = ? AND subject = ? AND at > ?",
    key.toLowerCase(),
    subject,
    Date.now() - KEPT_MS,
  );
  return row !== undefined && row.method !== GIVEN_UP;
}

/** Takes a key that was not answered, so that what arrives under it later is refused. */
export function giveUpKey(database: Database, key: string, subject: string): void {
  const taken = { key: key.toLowerCase(), subject, method: GIVEN_UP, path: "", bodyHash: "" };
  storeResponse(database, taken, { status: 409, body: "" });
}

/** Whether a refusal is a final answer to a key; validation, limits and sign-in may turn out otherwise. */
export function isStoredRefusal(status: number): boolean {
  return status === 403 || status === 404 || status === 409;
}
