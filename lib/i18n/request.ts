import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LANGUAGE_COOKIE } from "../preferences.ts";
import { logMessageError, messageKey } from "./missing-message.ts";
import { visitorLocale } from "./negotiation.ts";
import { readMessages } from "./server.ts";

/**
 * next-intl's request configuration: the language that the visitor chose, else the best of their browser's;
 * times are in UTC unless said otherwise. `getLocale` gives the locale for `Intl`, with Latin digits in it:
 * where the plain name is wanted, `localeRow` finds it.
 */
export default getRequestConfig(async () => {
  const [store, all] = await Promise.all([cookies(), headers()]);
  const row = visitorLocale(store.get(LANGUAGE_COOKIE)?.value, all.get("accept-language"));
  return {
    locale: row.format,
    messages: await readMessages(row.locale),
    timeZone: "UTC",
    onError: (error) => logMessageError(row.locale, error),
    getMessageFallback: messageKey,
  };
});
