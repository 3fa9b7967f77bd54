import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { UploadedFile } from "../http/body.ts";
import type { Member } from "./member.ts";

/** Where a member's picture can be fetched, or null without one. */
export function avatarAddress(
  { avatarId }: Pick<Member, "avatarId">,
  origin: string,
): string | null {
  return avatarId ? `${origin}/media/avatars/${avatarId}` : null;
}

/** Stores a member's picture in place of the former one; a new picture has a new address. */
export function replaceAvatar(database: Database, memberId: number, file: UploadedFile): void {
  const id = randomUUID();
  database.run("DELETE FROM avatar WHERE member_id = ?", memberId);
  database.run(
    "INSERT INTO avatar (id, member_id, type, bytes) VALUES (?, ?, ?, ?)",
    id,
    memberId,
    file.type,
    file.bytes,
  );
  database.run("UPDATE member SET avatar_id = ? WHERE id = ?", id, memberId);
}

/** A stored picture with its media type, or undefined. */
export function findAvatar(
  database: Database,
  id: string,
): { type: string; bytes: Uint8Array<ArrayBuffer> } | undefined {
  return database.get("SELECT type, bytes FROM avatar WHERE id = ?", id);
}
