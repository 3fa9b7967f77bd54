import { updateProfile } from "@/lib/domain/account/client";
import {
  type ProfileValues,
  profileChanges,
  profileValues,
} from "@/lib/domain/account/form-values";
import { rememberLanguage } from "@/lib/domain/account/preference-cookies";

/**
 * Sends what differs from the saved values, if anything does, and gives the values as they are then.
 * @throws BffError with `fields`
 */
export async function saveProfile(
  saved: ProfileValues,
  values: ProfileValues,
): Promise<ProfileValues> {
  const changes = profileChanges(saved, values);
  if (changes.keys().next().done) return saved;
  const { username, ...answer } = await updateProfile(changes);
  const sent = { ...values, avatar: null };
  const next = username === undefined ? sent : profileValues(answer, saved.language);
  if (next.language !== saved.language) rememberLanguage(next.language);
  return next;
}
