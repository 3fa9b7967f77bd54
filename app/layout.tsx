import "./globals.css";
import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { localeRow } from "@/lib/i18n/locales";
import { siteOrigin } from "@/lib/platform/server";
import { crashAttributes } from "./_shell/crash-attributes";
import { EarlySubmit } from "./_shell/forms/early-submit";
import { LaterPageKeeper } from "./_shell/later-frame";
import { readAmounts, readTheme } from "./_shell/preferences";
import { SkipLink } from "./_shell/skip-link";
import { Texts } from "./_shell/texts";
import { themeColour } from "./_shell/theme/theme-colours";
import { inter, spaceGrotesk } from "./fonts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const name = t("brand.name");
  return {
    metadataBase: siteOrigin(),
    title: { default: name, template: `%s | ${name}` },
    description: t("home.meta.description"),
    openGraph: { type: "website", siteName: name },
    twitter: { card: "summary_large_image" },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const theme = await readTheme();
  const themeColor = (["light", "dark"] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: themeColour(theme, scheme),
  }));
  return { viewportFit: "cover", interactiveWidget: "resizes-content", themeColor };
}

/** Language, direction and theme come from cookies, so every document is rendered for its visitor. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, theme, amounts, t] = await Promise.all([
    getLocale(),
    readTheme(),
    readAmounts(),
    getTranslations(),
  ]);
  const row = localeRow(locale);
  return (
    <html
      lang={row.locale}
      dir={row.dir}
      data-theme={theme}
      data-amounts={amounts}
      data-scroll-behavior="smooth"
      className={`${inter.variable} ${spaceGrotesk.variable}`}
      {...crashAttributes(t)}
    >
      <body>
        <EarlySubmit />
        <SkipLink text={t("common.skipToContent")} />
        <Texts of={["common", "connection", "language.failed", "theme"]}>
          {children}
          <LaterPageKeeper locale={row.locale} theme={theme} />
        </Texts>
      </body>
    </html>
  );
}
