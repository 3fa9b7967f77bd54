import { getLocale, getTranslations } from "next-intl/server";
import { localeRow } from "@/lib/i18n/locales";
import { OFFLINE_STYLE } from "@/lib/policy/own-files";

const SIGN =
  '<svg aria-hidden="true" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M8 18a24 24 0 0 1 32 0M14 25a15 15 0 0 1 20 0M20 32a6 6 0 0 1 8 0M6 6l36 36"/></svg>';

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * What a browser without a network shows in place of any page: the worker keeps it. It asks for nothing, runs no script
 * and is the same for everybody who reads its language; its link asks for the page that was meant.
 */
export async function GET(): Promise<Response> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const row = localeRow(locale);
  const text = {
    name: escaped(t("brand.name")),
    title: escaped(t("offlinePage.title")),
    text: escaped(t("offlinePage.text")),
    retry: escaped(t("common.retry")),
  };
  const html = `<!doctype html><html lang="${row.locale}" dir="${row.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title} | ${text.name}</title><style>${OFFLINE_STYLE}</style></head><body>${SIGN}<h1>${text.title}</h1><p>${text.text}</p><a href="">${text.retry}</a></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-language": row.locale };
  return new Response(html, { headers });
}
