import "server-only";
import { flagDrawing } from "../../i18n/flags.ts";
import { icuMessages } from "../../i18n/icu-text.ts";
import { findLocale, type LocaleRow } from "../../i18n/locales.ts";
import { pickMessages } from "../../i18n/message-tree.ts";
import { canHaveOverrides } from "../../i18n/override/overrides.ts";
import { readMessages } from "../../i18n/server.ts";
import { isTextPart, TEXT_PARTS } from "../../i18n/text-parts.ts";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
import { ApiError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";

const FLAG_SECONDS = 7 * 86_400;

function localeOf({ params }: HandlerContext): LocaleRow {
  const row = typeof params.locale === "string" ? findLocale(params.locale) : undefined;
  if (row?.locale !== params.locale || !row) throw new ApiError("NOT_FOUND");
  return row;
}

/**
 * GET /api/locales/{locale}: all texts of a language, the upstream's overrides among them. It is not
 * kept by the browser: it is asked for before a first switch, and must then tell what the server has now.
 * Pages go on with our own texts while the upstream's cannot be had, but nobody is led into such a language.
 */
export async function localeMessages(context: HandlerContext): Promise<Response> {
  const { locale, dir } = localeOf(context);
  if (!(await canHaveOverrides(locale))) throw new ApiError("UPSTREAM_UNAVAILABLE");
  return json({ locale, dir, messages: icuMessages(await readMessages(locale)) });
}

/** GET /api/locales/{locale}/texts/{part}: the messages of what opens later, compiled as pages have them. */
export async function localeTexts(context: HandlerContext): Promise<Response> {
  const { locale } = localeOf(context);
  const { part } = context.params;
  if (!isTextPart(part)) throw new ApiError("NOT_FOUND");
  return json({ messages: pickMessages(await readMessages(locale), TEXT_PARTS[part]) });
}

/** GET /api/locales/{locale}/flag: the language's flag. */
export async function localeFlag(context: HandlerContext): Promise<Response> {
  return new Response(flagDrawing(localeOf(context).country), {
    headers: {
      ...SAFE_HEADERS,
      "content-type": "image/svg+xml",
      "cache-control": `public, max-age=${FLAG_SECONDS}`,
    },
  });
}
