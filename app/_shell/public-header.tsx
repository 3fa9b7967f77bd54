import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { buttonStyle } from "@/app/_ui/button-style";
import { ExternalLink } from "@/app/_ui/external-link";
import { AFTER_LOGIN_PATH, LOGIN_PATH, PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { readLinks } from "@/lib/social/server";
import { HOME_ANCHORS, homeAnchorPath } from "./home-anchors";
import { Logo } from "./logo";

const LINK_STYLE =
  "flex h-11 items-center rounded-sm px-3 text-md font-medium text-muted transition-colors hover:text-text";

async function DocsLink() {
  const [t, links] = await Promise.all([getTranslations(), readLinks()]);
  if (!links.docsHome) return null;
  return (
    <ExternalLink
      href={links.docsHome}
      newTabText={t("common.newTab")}
      className="h-11 rounded-sm px-3 text-md font-medium text-muted transition-colors hover:text-text"
    >
      {t("publicHeader.docs")}
    </ExternalLink>
  );
}

/** Anchors of the home page, Docs, and the way in (R2.10). */
export async function PublicHeader() {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const isMember = session.state === "member";
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-ground/90 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-[1240px] items-center gap-4 px-4 md:px-7">
        <a
          href={PAGES.home.path}
          aria-label={t("publicHeader.home")}
          className="flex h-11 items-center"
        >
          <Logo name={t("brand.name")} />
        </a>
        <nav aria-label={t("publicHeader.label")} className="hidden md:flex">
          {HOME_ANCHORS.map((anchor) => (
            <a key={anchor} href={homeAnchorPath(anchor)} className={LINK_STYLE}>
              {t(`publicHeader.${anchor}`)}
            </a>
          ))}
          <Suspense>
            <DocsLink />
          </Suspense>
        </nav>
        <div className="ms-auto flex gap-2">
          {isMember ? (
            <a href={AFTER_LOGIN_PATH} className={buttonStyle("primary", "small")}>
              {t("publicHeader.launch")}
            </a>
          ) : (
            <>
              <a href={LOGIN_PATH} className={buttonStyle("outline", "small")}>
                {t("publicHeader.login")}
              </a>
              <a href={PAGES.signUp.path} className={buttonStyle("primary", "small")}>
                {t("publicHeader.signUp")}
              </a>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
