import type enUS from "../../messages/en-US.json";

/** The shape of every message file; en-US is the source of keys. */
export type Messages = typeof enUS;

/** The messages of a locale of {@link LOCALES}. */
export async function loadMessages(locale: string): Promise<Messages> {
  const file = await import(`../../messages/${locale}.json`);
  return file.default;
}
