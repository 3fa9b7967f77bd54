import type { readPhone, shownPhone } from "@/lib/contract/rules/phone";
import { updateProfile } from "@/lib/domain/account/client";
import {
  type ProfileValues,
  profileChanges,
  profileValues,
} from "@/lib/domain/account/form-values";
import { rememberLanguage } from "@/lib/domain/account/preference-cookies";

interface PhoneRules {
  readonly readPhone: typeof readPhone;
  readonly shownPhone: typeof shownPhone;
}

/** As E.164, unless it is as it was saved. */
function sentPhone(
  saved: ProfileValues,
  { phone, country }: ProfileValues,
  rules: PhoneRules,
): string {
  if (phone.trim() === saved.phone.trim()) return saved.phone;
  const read = rules.readPhone(phone, country);
  return "problem" in read ? phone : read.number;
}

/**
 * Sends what differs from the saved values, if anything does, and gives the values as they are then.
 * @throws BffError with `fields`
 */
export async function saveProfile(
  saved: ProfileValues,
  values: ProfileValues,
  rules: PhoneRules,
): Promise<ProfileValues> {
  const changes = profileChanges(saved, { ...values, phone: sentPhone(saved, values, rules) });
  if (changes.keys().next().done) return saved;
  const { username, ...answer } = await updateProfile(changes);
  const sent = { ...values, avatar: null };
  const next = username === undefined ? sent : profileValues(answer, saved.language);
  if (next.language !== saved.language) rememberLanguage(next.language);
  return { ...next, phone: rules.shownPhone(next.phone) };
}
