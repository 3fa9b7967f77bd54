import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { siteOrigin } from "@/lib/domain/platform/server";
import { localeRow } from "@/lib/i18n/locales";
import { NONCE_HEADER } from "@/lib/policy/internal-headers";
import { PAGE_END_ID } from "./_shell/frame/first-flush";
import { LazyPageSync } from "./_shell/frame/frame.lazy";
import { guardSinks } from "./_shell/frame/guard-sinks";
import { SkipLink } from "./_shell/frame/skip-link";
import { readAmounts, readTheme } from "./_shell/preferences/preferences";
import { Texts } from "./_shell/texts/texts";
import { themeColour } from "./_shell/theme/theme-colours";
import { EARLY_POPSTATE } from "./_ui/overlay/early-popstate";
import { inter } from "./fonts";

/** What the root layout puts on `<html>` so that an error boundary finds its texts without a request. */
function crashAttributes(t: Awaited<ReturnType<typeof getTranslations<never>>>) {
  return {
    "data-crash-title": t("crash.title"),
    "data-crash-tracking-id": t("crash.trackingId"),
    "data-crash-reset": t("crash.reset"),
    "data-crash-copy": t("crash.copy"),
    "data-crash-copied": t("crash.copied"),
    "data-crash-copy-failed": t("crash.copyFailed"),
  };
}

const RETRY_MS = 100;

/** Runs in the document before any other script: it may use nothing but its argument and the browser. */
function holdEarlySubmits(retryMs: number): void {
  let timer: number | undefined;
  window.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    const button = event.submitter;
    window.clearTimeout(timer);
    button?.toggleAttribute("data-early", !event.defaultPrevented);
    if (event.defaultPrevented) return;
    event.preventDefault();
    timer = window.setTimeout(() => {
      if (form.isConnected) form.requestSubmit(button);
    }, retryMs);
  });
}

/**
 * The same for what opens or acts without a form: pressed before its script lives, it is pressed again once it does.
 * What the browser does by itself, such as a popover, stays its own.
 */
function holdEarlyPresses(retryMs: number): void {
  const HELD =
    "button:is([type=button], [role=tab]):not([popovertarget], [data-early]), input[role=switch]:not([data-early])";
  const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  // Behind the router's listeners, which may bring what is pressed to life by themselves.
  window.addEventListener("click", (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(HELD) : null;
    if (!button || isLive(button)) return;
    event.preventDefault();
    button.setAttribute("data-early", "");
    let wasLive = false;
    const timer = window.setInterval(() => {
      const hasWaited = wasLive || !button.isConnected;
      wasLive = isLive(button);
      if (!hasWaited) return;
      window.clearInterval(timer);
      button.removeAttribute("data-early");
      button.click();
    }, retryMs);
  });
}

/**
 * Announces each `popstate` before the router hears it: on the window listeners run in the order in which they came,
 * capturing or not.
 */
function announcePopstate(early: string): void {
  window.addEventListener("popstate", (event) => {
    const announced = new PopStateEvent(early, { state: event.state, cancelable: true });
    if (!window.dispatchEvent(announced)) event.stopImmediatePropagation();
  });
}

/** A page that failed on the server has no end, and a browser that drew nothing before it says so in the console. */
function stopExpecting(pageEndId: string): void {
  document.addEventListener(
    "readystatechange",
    () => {
      if (document.getElementById(pageEndId)) return;
      document.querySelector("link[rel=expect]")?.removeAttribute("blocking");
    },
    { once: true },
  );
}

// In its texts alone stand signs of markup; without them no element ends it, and the rules let it pass as plain text.
const FIRST_SCRIPT = [
  `(${guardSinks})()`,
  `(${announcePopstate})("${EARLY_POPSTATE}")`,
  `(${holdEarlySubmits})(${RETRY_MS})`,
  `(${holdEarlyPresses})(${RETRY_MS})`,
  `(${stopExpecting})("${PAGE_END_ID}")`,
]
  .join(";")
  .replaceAll("<", "\\x3c");

/**
 * Our inline script, in the head: the others are loaded meanwhile. A form that is sent before its script lives waits for it
 * instead of leaving the page with what was typed: what no handler took is tried again every 100 ms, and the
 * button turns meanwhile.
 */
async function FirstScript() {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no data of anybody.
      dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
    />
  );
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
      data-toasts={t("common.toasts")}
      data-scroll-behavior="smooth"
      className={inter.variable}
      {...crashAttributes(t)}
    >
      <head>
        <FirstScript />
      </head>
      <body>
        <SkipLink text={t("common.skipToContent")} />
        <Texts of={["common", "connection", "language.failed", "theme"]}>
          {children}
          <LazyPageSync locale={row.locale} theme={theme} />
        </Texts>
      </body>
    </html>
  );
}
