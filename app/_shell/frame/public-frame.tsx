import { getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { LanguageSelector } from "@/app/_shell/language/language-selector";
import { FOOTER_ANCHORS, homeAnchorPath } from "@/app/_shell/menu/home-anchors";
import { SignInLinks } from "@/app/_shell/menu/sign-in-links";
import { standingLocale } from "@/app/_shell/texts/standing";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readLegal, readLinks } from "@/lib/domain/social/server";
import { RESERVES_PATH } from "@/lib/paths";
import { FooterColumns } from "./footer-columns";
import { Logo } from "./logo";
import { PublicHeader } from "./public-header";
import { MAIN_ID } from "./skip-link";
import { StandingFooter } from "./standing-footer";

async function FooterLinks() {
  const [locale, links, legal] = await Promise.all([standingLocale(), readLinks(), readLegal()]);
  const columns = { links, legal };
  return locale === null ? (
    <FooterColumns {...columns} />
  ) : (
    <StandingFooter locale={locale} {...columns} />
  );
}

/** The way to the proof of reserves, where there is one. */
async function ReservesLink() {
  const [t, { reserves }] = await Promise.all([getTranslations("titles"), readCapabilities()]);
  if (!reserves) return null;
  return (
    <a href={RESERVES_PATH} className="footer-link">
      {t("reserves")}
    </a>
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
          <nav aria-labelledby="footer-site">
            <h2 id="footer-site" className="footer-heading">
              {t("footer.site")}
            </h2>
            <div className="grid justify-items-start">
              {FOOTER_ANCHORS.map((anchor) => (
                <a key={anchor} href={homeAnchorPath(anchor)} className="footer-link">
                  {t(`publicHeader.${anchor}`)}
                </a>
              ))}
              <Suspense>
                <ReservesLink />
              </Suspense>
              <SignInLinks main="footer-link" other="footer-link" />
            </div>
          </nav>
          <Suspense>
            <FooterLinks />
          </Suspense>
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
