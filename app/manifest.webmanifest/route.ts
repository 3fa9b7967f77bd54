import type { MetadataRoute } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { localeRow } from "@/lib/i18n/locales";
import { AFTER_LOGIN_PATH } from "@/lib/routes";

const GROUND = "#0f0d16";

/** How the application appears when it is installed on a device, in the visitor's language. */
export async function GET(): Promise<Response> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const { locale: lang, dir } = localeRow(locale);
  const manifest: MetadataRoute.Manifest = {
    name: t("brand.name"),
    short_name: t("brand.name"),
    description: t("home.meta.description"),
    lang,
    dir,
    id: "/",
    scope: "/",
    start_url: AFTER_LOGIN_PATH,
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  const headers = {
    "cache-control": "private, no-cache",
    "content-type": "application/manifest+json; charset=utf-8",
  };
  return new Response(JSON.stringify(manifest), { headers });
}
