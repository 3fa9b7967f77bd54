import { createHash } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { UploadedFile } from "../http/body.ts";

/** Stores a document in place of an earlier one of this name, with the digest of its bytes. */
export function storeFile(
  database: Database,
  memberId: number,
  name: string,
  { type, bytes }: UploadedFile,
): void {
  database.run(
    "INSERT OR REPLACE INTO kyc_file (member_id, name, type, size, sha256, bytes) VALUES (?, ?, ?, ?, ?, ?)",
    memberId,
    name,
    type,
    bytes.length,
    createHash("sha256").update(bytes).digest("hex"),
    bytes,
  );
}

/** A member's documents without their bytes; `size` in bytes, `sha256` in hexadecimal. */
export function listFiles(
  database: Database,
  memberId: number,
): { name: string; size: number; sha256: string }[] {
  return database.all(
    "SELECT name, size, sha256 FROM kyc_file WHERE member_id = ? ORDER BY rowid",
    memberId,
  );
}
