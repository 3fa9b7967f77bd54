import { Menu } from "lucide";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LanguageFold } from "@/app/_shell/language/language-fold";
import { ThemeSelector } from "@/app/_shell/theme/theme-selector";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Icon } from "@/app/_ui/data/icon";
import { currentSession } from "@/lib/session/server";
import { DocsLink } from "./docs-link";
import { HOME_ANCHORS, homeAnchorPath } from "./home-anchors";
import { SheetHead } from "./sheet-head";
import { SheetPopover } from "./sheet-popover";
import { SignInLinks } from "./sign-in-links";

const MENU_ID = "public-menu";

/** The header's menu where it has no room for its links (R2.10). */
export async function PublicMenu() {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  return (
    <div className="xxl:hidden">
      <SheetPopover
        id={MENU_ID}
        title={t("publicHeader.menu")}
        className="overflow-y-auto overscroll-contain border border-line-strong bg-surface p-3 text-text"
        head={<SheetHead popoverId={MENU_ID} closeText={t("common.close")} />}
        openerStyle="-me-2.5 grid size-11 place-items-center rounded-button text-text"
        opener={
          <>
            <Icon node={Menu} size={24} />
            <span className="sr-only">{t("publicHeader.menu")}</span>
          </>
        }
      >
        <nav aria-label={t("publicHeader.label")} className="pb-2 in-[.sheet-popover]:pt-8">
          <ul>
            {HOME_ANCHORS.map((anchor) => (
              <li key={anchor}>
                <a href={homeAnchorPath(anchor)} className="site-menu-link">
                  {t(`publicHeader.${anchor}`)}
                </a>
              </li>
            ))}
            <Suspense>
              <li>
                <DocsLink className="site-menu-link gap-2" />
              </li>
            </Suspense>
          </ul>
        </nav>
        <div className="border-t border-line py-2">
          <LanguageFold isMember={session.state === "member"} isLazy />
          <ThemeSelector placement="sheet" />
        </div>
        <div className="grid gap-2.5 border-t border-line px-3 pt-4 sm:grid-flow-col sm:auto-cols-fr">
          <SignInLinks
            isMember={session.state === "member"}
            main={buttonStyle("neutral", "medium")}
            other={buttonStyle("outline", "medium")}
          />
        </div>
      </SheetPopover>
    </div>
  );
}
