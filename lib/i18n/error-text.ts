import { createTranslator } from "use-intl/core";
import type { LocaleRow } from "./locales.ts";
import type { Messages } from "./messages.ts";
import { logMessageError, messageKey } from "./missing-message.ts";
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

const SECONDS_AT_MOST = 90;

/** Too many tries, and how long to wait: in seconds, from a minute and a half up in whole minutes. */
export async function waitText(row: LocaleRow, seconds: number): Promise<string> {
  const t = createTranslator({
    locale: row.format,
    messages: await knownMessages(row.locale),
    onError: (error) => logMessageError(row.locale, error),
    getMessageFallback: messageKey,
  });
  const minutes = seconds > SECONDS_AT_MOST ? Math.ceil(seconds / 60) : 0;
  return t("errors.RATE_LIMITED_UNTIL", { minutes, seconds });
}
