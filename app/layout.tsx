import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { CSSProperties, ReactNode } from "react";
import { pageBuild, siteOrigin } from "@/lib/domain/platform/server";
import { localeRow } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { NONCE_HEADER } from "@/lib/policy/internal-headers";
import { FIRST_VIEW_END_ID } from "./_shell/frame/first-flush";
import { FirstScript } from "./_shell/frame/first-script";
import { LazyPageSync } from "./_shell/frame/frame.lazy";
import { SkipLink } from "./_shell/frame/skip-link";
import { readAmounts, readTheme } from "./_shell/preferences/preferences";
import { Texts } from "./_shell/texts/texts";
import { themeColour } from "./_shell/theme/theme-colours";

/** Every text and figure; its optical size turns it into a display face where it is set large (`npm run typeface`). */
const inter = localFont({
  src: "./inter-latin.woff2",
  weight: "400 900",
  display: "swap",
  variable: "--font-inter",
});

/** What the root layout puts on `<html>` so that an error boundary finds its texts without a request. */
function crashTexts(t: Awaited<ReturnType<typeof getTranslations<never>>>): Messages["crash"] {
  return {
    title: t("crash.title"),
    trackingId: t("crash.trackingId"),
    reset: t("crash.reset"),
    copy: t("crash.copy"),
    copied: t("crash.copied"),
    copyFailed: t("crash.copyFailed"),
  };
}

/** What stands in place of an amount, for the eye and for the ear. In a stylesheet it would not be ASCII (`lib/README.md`). */
function coverVariables(forTheEar: string): Readonly<Record<string, string>> {
  return { "--cover": '"••••"', "--covered-amount": JSON.stringify(forTheEar) };
}

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

/** Of what is on pages of every kind. */
const TEXTS = [
  "common.cannotOpen",
  "common.chart.table",
  "common.close",
  "common.copied",
  "common.copiedWhat",
  "common.copy",
  "common.copyFailed",
  "common.copyWhat",
  "common.leave",
  "common.leaveText",
  "common.leaveTitle",
  "common.newTab",
  "common.retry",
  "common.stay",
  "connection",
  "language.current",
  "language.failed",
  "notFound",
  "theme",
] as const;

/** Language, direction and theme come from cookies, so every document is rendered for its visitor. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, theme, amounts, t, sent] = await Promise.all([
    getLocale(),
    readTheme(),
    readAmounts(),
    getTranslations(),
    headers(),
  ]);
  const row = localeRow(locale);
  return (
    <html
      lang={row.locale}
      dir={row.dir}
      data-theme={theme}
      data-build={pageBuild()}
      data-amounts={amounts}
      data-toasts={t("common.toasts")}
      data-toast-close={t("common.closeMessage")}
      data-crash={JSON.stringify(crashTexts(t))}
      data-outcome-unknown={t("errors.OUTCOME_UNKNOWN")}
      style={coverVariables(t("common.coveredAmount")) as CSSProperties}
      data-scroll-behavior="smooth"
      className={inter.variable}
    >
      <head>
        {/* With its cookies, so that it comes in the language that was chosen. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <FirstScript
          nonce={sent.get(NONCE_HEADER) ?? undefined}
          firstViewEndId={FIRST_VIEW_END_ID}
        />
      </head>
      <body>
        <SkipLink text={t("common.skipToContent")} />
        <Texts of={TEXTS}>
          {children}
          <LazyPageSync locale={row.locale} languageName={row.nativeName} theme={theme} />
        </Texts>
      </body>
    </html>
  );
}
