import type { z } from "zod";
import type { accountEndpoints } from "../../../lib/contract/account.ts";
import { readPhone } from "../../../lib/contract/rules/phone.ts";
import type { Database } from "../database/database.ts";
import type { UploadedFile } from "../http/body.ts";
import { invalid } from "../http/refusal.ts";
import { isCountry } from "../kyc/countries.ts";
import type { Text } from "../texts/say.ts";
import { replaceAvatar } from "./avatar.ts";
import { findById, type Member } from "./member.ts";
import { plainTextProblem } from "./plain-text.ts";
import { refreshValidity } from "./validity.ts";

interface ProfileChange {
  readonly fields: z.output<typeof accountEndpoints.updateProfile.body.fields>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

function changed(value: string | undefined, before: string | null): string | null {
  return value === undefined ? before : value || null;
}

function check({ fullName, phone, country }: ProfileChange["fields"], member: Member): void {
  const errors: Record<string, Text> = {};
  const problem = plainTextProblem(fullName);
  if (problem) errors.fullName = problem;
  if (phone && "problem" in readPhone(phone, country ?? member.country)) {
    errors.phone = "Enter a complete phone number.";
  }
  if (country && !isCountry(country)) errors.country = "Choose a country by its two-letter code.";
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Changes the fields that were sent; an empty text clears one. Gives the member as it is then.
 * @throws Refusal 422 for an unknown country, a phone that is no number of its country, or a name with invisible characters
 */
export function updateProfile(
  database: Database,
  member: Member,
  { fields, files }: ProfileChange,
): Member {
  check(fields, member);
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
  const updated = findById(database, member.id) ?? member;
  return { ...updated, isValid: refreshValidity(database, updated) };
}
