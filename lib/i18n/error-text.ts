import { createTranslator } from "use-intl/core";
import type { LocaleRow } from "./locales.ts";
import type { Messages } from "./messages.ts";
import { logMessageError, messageKey } from "./missing-message.ts";
import { knownMessages } from "./server.ts";

type TextGroup = "errors" | "validation";

async function handlerTranslator({ locale, format }: LocaleRow) {
  return createTranslator({
    locale: format,
    messages: await knownMessages(locale),
    onError: (error) => logMessageError(locale, error),
    getMessageFallback: messageKey,
  });
}

/** Texts of handlers, which have no render to ask. A text that is missing is its key (R8.4). */
export async function handlerTexts(
  row: LocaleRow,
): Promise<<Group extends TextGroup>(group: Group, key: keyof Messages[Group] & string) => string> {
  const t: (path: never) => string = await handlerTranslator(row);
  return (group, key) => t(`${group}.${key}` as never);
}

const SECONDS_AT_MOST = 90;

/** Too many tries, and how long to wait: in seconds, from a minute and a half up in whole minutes. */
export async function waitText(row: LocaleRow, seconds: number): Promise<string> {
  const t = await handlerTranslator(row);
  const minutes = seconds > SECONDS_AT_MOST ? Math.ceil(seconds / 60) : 0;
  return t("errors.RATE_LIMITED_UNTIL", { minutes, seconds });
}
