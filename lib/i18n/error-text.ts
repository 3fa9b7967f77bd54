import { LANGUAGE_COOKIE, localeRow } from "./locales.ts";
import { loadMessages, type Messages } from "./messages.ts";

type TextGroup = "errors" | "validation";

/** Texts of handlers, which have no render to ask; the language is the visitor's cookie. */
export async function handlerTexts(
  readCookie: (name: string) => string | undefined,
): Promise<<Group extends TextGroup>(group: Group, key: keyof Messages[Group] & string) => string> {
  const messages = await loadMessages(localeRow(readCookie(LANGUAGE_COOKIE)).locale);
  return (group, key) => messages[group][key] as string;
}
