import { LANGUAGE_COOKIE, localeRow } from "./locales.ts";
import { loadMessages, type Messages } from "./messages.ts";

const loaded = new Map<string, Messages>();

type TextGroup = "errors" | "validation";

/** Texts of handlers, which have no render to ask; the language is the visitor's cookie. */
export async function handlerTexts(
  readCookie: (name: string) => string | undefined,
): Promise<<Group extends TextGroup>(group: Group, key: keyof Messages[Group] & string) => string> {
  const { locale } = localeRow(readCookie(LANGUAGE_COOKIE));
  const messages = loaded.get(locale) ?? (await loadMessages(locale));
  loaded.set(locale, messages);
  return (group, key) => messages[group][key] as string;
}
