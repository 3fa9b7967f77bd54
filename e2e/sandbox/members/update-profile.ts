import type { z } from "zod";
import type { accountEndpoints } from "../../../lib/contract/account.ts";
import type { Database } from "../database/database.ts";
import type { UploadedFile } from "../http/body.ts";
import { replaceAvatar } from "./avatar.ts";
import { findById, type Member } from "./member.ts";

interface ProfileChange {
  readonly fields: z.output<typeof accountEndpoints.updateProfile.body.fields>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

function changed(value: string | undefined, before: string | null): string | null {
  return value === undefined ? before : value || null;
}

/** Changes the fields that were sent; an empty text clears one. Gives the member as it is then. */
export function updateProfile(
  database: Database,
  member: Member,
  { fields, files }: ProfileChange,
): Member {
  database.run(
    "UPDATE member SET full_name = ?, phone = ?, country = ?, language = ?, time_zone = ?, theme = ? WHERE id = ?",
    fields.fullName ?? member.fullName,
    changed(fields.phone, member.phone),
    changed(fields.country, member.country),
    changed(fields.language, member.language),
    changed(fields.timeZone, member.timeZone),
    changed(fields.theme, member.theme),
    member.id,
  );
  if (files.avatar) replaceAvatar(database, member.id, files.avatar);
  return findById(database, member.id) ?? member;
}
