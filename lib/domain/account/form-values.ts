import type { User } from "../../contract/account.ts";

/** What the form of the general settings holds; an empty text stands for "not given". */
export interface ProfileValues {
  fullName: string;
  phone: string;
  country: string;
  timeZone: string;
  language: string;
  /** A new picture, or null to keep the present one. */
  avatar: Blob | null;
}

const TEXT_FIELDS = ["fullName", "phone", "country", "timeZone", "language"] as const;

/** The form's values of a member; `locale` stands in for a language that was never chosen. */
export function profileValues(user: Partial<User>, locale: string): ProfileValues {
  return {
    fullName: user.fullName ?? "",
    phone: user.phone ?? "",
    country: user.country ?? "",
    timeZone: user.timeZone ?? "",
    language: user.language || locale,
    avatar: null,
  };
}

/** The body of an update: only what differs, so that nothing else is overwritten. */
export function profileChanges(before: ProfileValues, after: ProfileValues): FormData {
  const changes = new FormData();
  for (const field of TEXT_FIELDS) {
    const value = after[field].trim();
    if (value !== before[field].trim()) changes.set(field, value);
  }
  if (after.avatar) {
    changes.set("avatar", after.avatar, `avatar.${after.avatar.type.replace("image/", "")}`);
  }
  return changes;
}
