import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LanguageSelector } from "@/app/_shell/language/language-selector";
import { standingLocale } from "@/app/_shell/texts/standing";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readLegal, readLinks } from "@/lib/domain/social/server";
import { currentSession } from "@/lib/session/server";
import { FIRST_VIEW_END_ID } from "./first-flush";
import { FooterColumns } from "./footer-columns";
import { Logo } from "./logo";
import { PublicHeader } from "./public-header";
import { MAIN_ID } from "./skip-link";
import { StandingFooter } from "./standing-footer";

async function FooterLinks() {
  const [locale, session, { reserves }, links, legal] = await Promise.all([
    standingLocale(),
    currentSession(),
    readCapabilities(),
    readLinks(),
    readLegal(),
  ]);
  const isMember = session.state === "member";
  const columns = { isMember, hasReserves: reserves === true, links, legal };
  return locale === null ? (
    <FooterColumns {...columns} />
  ) : (
    <StandingFooter locale={locale} {...columns} />
  );
}

/** Sections, the way in, documentation, contact, language and the risk line (R1.3, R2.11). */
async function PublicFooter() {
  const t = await getTranslations();
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto grid max-w-[1240px] gap-10 px-4 py-12 md:grid-cols-[1.4fr_2fr] md:px-7">
        <div className="grid content-start justify-items-start gap-5">
          <Logo name={t("brand.name")} />
          <p className="max-w-[22rem] text-sm text-muted">{t("footer.risk")}</p>
          <LanguageSelector placement="footer" />
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3 xxl:flex xxl:justify-between">
          <FooterLinks />
        </div>
      </div>
    </footer>
  );
}

/** Header, content and footer for visitors. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

/**
 * Stands where the first view of a visitor's page ends. A browser that can (HTML, `rel=expect`) draws it whole, with its
 * largest text, and not its header alone at first.
 */
export function FirstViewEnd() {
  return (
    <>
      <link rel="expect" href={`#${FIRST_VIEW_END_ID}`} blocking="render" />
      <span id={FIRST_VIEW_END_ID} hidden />
    </>
  );
}
