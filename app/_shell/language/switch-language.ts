import { callOwn } from "@/lib/bff/client";
import { saveLanguage } from "@/lib/profile/client";
import { rememberLanguage } from "@/lib/profile/preference-cookies";

/**
 * Loads the texts of a language and remembers it when they have come (R4.5). The server renders with
 * them; what the browser asks for is the proof that it can.
 *
 * @param isMember saves it with the profile too; that may fail, the choice holds on this device
 * @returns false when they cannot be had: nothing has changed then
 */
export async function switchLanguage(locale: string, isMember: boolean): Promise<boolean> {
  try {
    await callOwn({ method: "GET", path: `locales/${locale}` });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: R8.4 wants the failure logged, and a lost reply is in no log of the server
    console.warn(`The language ${locale} cannot be loaded`, error);
    return false;
  }
  rememberLanguage(locale);
  if (isMember) saveLanguage(locale).catch(() => undefined);
  return true;
}
