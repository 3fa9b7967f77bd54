import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { passkeyEndpoints } from "../../../lib/contract/passkey.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";

export interface PasskeyRow {
  id: number;
  member_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
  synced: number;
  backed_up: number;
}

/** Those of a member, the oldest first. */
export function listPasskeys(database: Database, memberId: number): PasskeyRow[] {
  return database.all<PasskeyRow>(
    "SELECT * FROM passkey WHERE member_id = ? ORDER BY id",
    memberId,
  );
}

export function countPasskeys(database: Database, memberId: number): number {
  return listPasskeys(database, memberId).length;
}

/** Whether a member has anything to confirm with beside the password. */
export function hasSecondFactor(database: Database, { id, totpSecret }: Member): boolean {
  return totpSecret !== null || countPasskeys(database, id) > 0;
}

/** The random handle by which authenticators know a member; made with the first question for it. */
export function userHandle(database: Database, memberId: number): string {
  const handle = randomBytes(32).toString("base64url");
  database.run(
    "UPDATE member SET passkey_handle = coalesce(passkey_handle, ?) WHERE id = ?",
    handle,
    memberId,
  );
  const row = database.get<{ handle: string }>(
    "SELECT passkey_handle AS handle FROM member WHERE id = ?",
    memberId,
  );
  return row?.handle ?? handle;
}

/** A passkey as its member sees it. */
export function passkeyView(row: PasskeyRow) {
  return {
    id: String(row.id),
    credentialId: row.credential_id,
    name: row.name,
    createdAt: toInstant(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : toInstant(row.last_used_at),
    synced: row.synced === 1,
    backedUp: row.backed_up === 1,
  };
}

/** All passkeys of a member and whether they are required. */
export function passkeyList(
  database: Database,
  memberId: number,
): z.input<typeof passkeyEndpoints.passkeys.response> {
  const member = database.get<{ required: number }>(
    "SELECT passkey_required AS required FROM member WHERE id = ?",
    memberId,
  );
  return {
    userHandle: userHandle(database, memberId),
    required: member?.required === 1,
    items: listPasskeys(database, memberId).map(passkeyView),
  };
}
