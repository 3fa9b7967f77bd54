import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LanguageSelector } from "@/app/_shell/language/language-selector";
import { DocsLink } from "@/app/_shell/menu/docs-link";
import { HOME_ANCHORS, homeAnchorPath } from "@/app/_shell/menu/home-anchors";
import { PublicMenu } from "@/app/_shell/menu/public-menu";
import { SignInLinks } from "@/app/_shell/menu/sign-in-links";
import { ThemeSelector } from "@/app/_shell/theme/theme-selector";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { Logo } from "./logo";

/** Anchors of the home page, Docs, language, theme and the way in (R2.10). */
export async function PublicHeader() {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  return (
    <header className="public-header @container sticky top-0 z-10 border-b border-line bg-ground/90 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-[1240px] items-center gap-3 px-4 md:px-7">
        <a
          href={PAGES.home.path}
          aria-label={t("publicHeader.home")}
          className="flex h-11 touch-area shrink-0 items-center rounded-sm"
        >
          <Logo name={t("brand.name")} hidesName="@max-[22rem]:hidden" />
        </a>
        <nav aria-label={t("publicHeader.label")} className="hidden xxl:flex">
          {HOME_ANCHORS.map((anchor) => (
            <a key={anchor} href={homeAnchorPath(anchor)} className="site-link">
              {t(`publicHeader.${anchor}`)}
            </a>
          ))}
          <Suspense>
            <DocsLink className="site-link" />
          </Suspense>
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-2 *:last:shrink-0">
          <div className="hidden items-center xxl:flex">
            <LanguageSelector placement="header" />
            <ThemeSelector placement="header" />
          </div>
          <SignInLinks
            isMember={session.state === "member"}
            main={buttonStyle("neutral", "small")}
            other={`${buttonStyle("outline", "small")} max-sm:hidden`}
          />
          <PublicMenu />
        </div>
      </div>
    </header>
  );
}
