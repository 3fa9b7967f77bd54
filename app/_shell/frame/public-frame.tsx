import { getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { LanguageSelector } from "@/app/_shell/language/language-selector";
import { FOOTER_ANCHORS, homeAnchorPath } from "@/app/_shell/menu/home-anchors";
import { SignInLinks } from "@/app/_shell/menu/sign-in-links";
import { FooterLinks } from "./footer-links";
import { Logo } from "./logo";
import { PublicHeader } from "./public-header";
import { MAIN_ID } from "./skip-link";

const LINK_STYLE =
  "inline-flex min-h-8 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-md text-muted transition-colors hover:text-text";

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
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          <nav aria-labelledby="footer-site">
            <h2 id="footer-site" className="mb-2 font-sans text-sm font-semibold text-text">
              {t("footer.site")}
            </h2>
            <div className="grid justify-items-start">
              {FOOTER_ANCHORS.map((anchor) => (
                <a key={anchor} href={homeAnchorPath(anchor)} className={LINK_STYLE}>
                  {t(`publicHeader.${anchor}`)}
                </a>
              ))}
              <SignInLinks main={LINK_STYLE} other={LINK_STYLE} />
            </div>
          </nav>
          <Suspense>
            <FooterLinks linkStyle={LINK_STYLE} />
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
