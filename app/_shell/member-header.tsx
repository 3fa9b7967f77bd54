import { getLocale, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { ACCOUNT_MENU_ID } from "./account-menu";
import { AmountsToggle } from "./amounts-toggle";
import { HeaderPrice } from "./header-price";
import { HeaderPriceSkeleton } from "./header-price-skeleton";
import { HEADER_LINKS, shownEntries } from "./menu-entries";
import { MenuLink } from "./menu-link";
import { LaterNetworkChip } from "./network/later-network";
import { NotificationBell } from "./notifications/notification-bell";

const LINK_STYLE =
  "flex h-11 items-center rounded-sm px-3 text-md font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-[current=page]:text-text";

/** Links, the price of MERLIN, amounts in sight or not, notifications, the account menu (R2.8, R2.9). */
export async function MemberHeader({ account }: { account: ReactNode }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return (
    <>
      <nav aria-label={t("header.label")} className="ms-3 hidden xl:flex xxl:-ms-3">
        {shownEntries(HEADER_LINKS, false).map((entry) => (
          <MenuLink key={entry.page} entry={entry} className={LINK_STYLE}>
            {t(`menu.${entry.page}`)}
          </MenuLink>
        ))}
      </nav>
      <div className="ms-auto flex items-center gap-1">
        <div className="me-1 sm:me-3">
          <Suspense fallback={<HeaderPriceSkeleton />}>
            <HeaderPrice />
          </Suspense>
        </div>
        <LaterNetworkChip menuId={ACCOUNT_MENU_ID} />
        <AmountsToggle
          className="hidden size-11 place-items-center rounded-full text-muted transition-colors hover:text-text sm:grid"
          isIconOnly
        />
        <NotificationBell locale={locale} />
        <div className="sm:ms-1.5">{account}</div>
      </div>
    </>
  );
}
