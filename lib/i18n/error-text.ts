import type { LocaleRow } from "./locales.ts";
import type { Messages } from "./messages.ts";
import { knownMessages } from "./server.ts";

type TextGroup = "errors" | "validation";

/** Texts of handlers, which have no render to ask. A text that is missing is its key (R8.4). */
export async function handlerTexts({
  locale,
}: LocaleRow): Promise<
  <Group extends TextGroup>(group: Group, key: keyof Messages[Group] & string) => string
> {
  const messages = await knownMessages(locale);
  return (group, key) => (messages[group][key] as string | undefined) ?? `${group}.${key}`;
}
