import { cookies } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LANGUAGE_COOKIE, localeRow } from "./locales.ts";
import { loadMessages } from "./messages.ts";

/** next-intl's request configuration: the locale comes from the cookie, times are shown in UTC unless said otherwise. */
export default getRequestConfig(async () => {
  const { locale } = localeRow((await cookies()).get(LANGUAGE_COOKIE)?.value);
  return { locale, messages: await loadMessages(locale), timeZone: "UTC" };
});
