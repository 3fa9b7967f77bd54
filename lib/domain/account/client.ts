import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints, User } from "../../contract/account.ts";
import type { Theme } from "../../preferences.ts";

/**
 * Saves the given fields of the profile and leaves the others as they are. Not every service answers with the member.
 * @throws BffError with `fields`
 */
export function updateProfile(changes: FormData): Promise<Partial<User>> {
  return callBff<typeof accountEndpoints.updateProfile>({
    method: "PUT",
    path: "account/profile/update",
    body: changes,
  });
}

/**
 * Saves the language with the profile, for mails and for devices to come.
 * @throws BffError
 */
export async function saveLanguage(locale: string): Promise<void> {
  const changes = new FormData();
  changes.set("language", locale);
  await updateProfile(changes);
}

/**
 * Saves the theme with the profile.
 * @throws BffError
 */
export async function saveTheme(theme: Theme): Promise<void> {
  const changes = new FormData();
  changes.set("theme", theme);
  await updateProfile(changes);
}

/**
 * Saves whether amounts are hidden when a page opens.
 * @throws BffError
 */
export async function saveHiddenAmounts(isHidden: boolean): Promise<void> {
  await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { hideAmounts: isHidden },
  });
}

/**
 * Saves in which currency values are shown beside USDT; null for USDT alone.
 * @throws BffError
 */
export async function saveDisplayCurrency(code: string | null): Promise<void> {
  await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { displayCurrency: code },
  });
}

/**
 * Saves that the member has accepted a version of the terms.
 * @throws BffError
 */
export async function saveAcceptedTerms(version: string): Promise<void> {
  await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { acceptedTerms: version },
  });
}

/**
 * Sends the verification mail again (R4.8).
 * @throws BffError RATE_LIMITED within thirty seconds
 */
export async function sendVerificationMail(): Promise<void> {
  await callBff<typeof accountEndpoints.sendEmailCode>({
    method: "POST",
    path: "account/send-email-code",
  });
}
