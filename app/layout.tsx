import "./globals.css";
import type { Metadata, Viewport } from "next";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { localeRow } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { crashAttributes } from "./_shell/crash-attributes";
import { readAmounts, readTheme } from "./_shell/preferences";
import { SkipLink } from "./_shell/skip-link";
import { inter, spaceGrotesk } from "./fonts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("brand");
  return { title: { default: t("name"), template: `%s | ${t("name")}` } };
}

const GROUND = { dark: "#0b0a14", light: "#f6f5fb" };

export async function generateViewport(): Promise<Viewport> {
  const theme = await readTheme();
  if (theme !== "system") return { themeColor: GROUND[theme], viewportFit: "cover" };
  return {
    viewportFit: "cover",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: GROUND.light },
      { media: "(prefers-color-scheme: dark)", color: GROUND.dark },
    ],
  };
}

/** Language, direction and theme come from cookies, so every document is rendered for its visitor. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, theme, amounts, t, messages] = await Promise.all([
    getLocale(),
    readTheme(),
    readAmounts(),
    getTranslations("common"),
    getMessages(),
  ]);
  return (
    <html
      lang={locale}
      dir={localeRow(locale).dir}
      data-theme={theme}
      data-amounts={amounts}
      data-scroll-behavior="smooth"
      className={`${inter.variable} ${spaceGrotesk.variable}`}
      {...crashAttributes((messages as Messages).crash)}
    >
      <body>
        <SkipLink text={t("skipToContent")} />
        {children}
      </body>
    </html>
  );
}
