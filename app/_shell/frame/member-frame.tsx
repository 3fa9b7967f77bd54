import { getLocale, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { ACCOUNT_MENU_ID } from "@/app/_shell/menu/account-menu";
import { HEADER_LINKS, shownEntries } from "@/app/_shell/menu/menu-entries";
import { MenuLink } from "@/app/_shell/menu/menu-link";
import { LazyNetworkChip } from "@/app/_shell/network/network-controls.lazy";
import { NotificationBell } from "@/app/_shell/notifications/notification-bell";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { readPrices } from "@/lib/domain/price/server";
import { HEADER_PRICE_CODE } from "@/lib/domain/price/view";
import { HeaderPriceSkeleton } from "./header-price-skeleton";
import { LazyLivePrice, LazyRouteChange } from "./member-frame.lazy";
import { MemberShell } from "./member-shell";
import { SessionWatch } from "./session-watch";

/** The price of MERLIN in the member header; nothing while the price service has none. */
async function HeaderPrice() {
  const [locale, prices] = await Promise.all([getLocale(), readPrices().catch(() => [])]);
  const initial = prices.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
  // The small form draws no line, so its points need not travel.
  return (
    <LazyLivePrice
      initial={initial && { ...initial, sparkline: [] }}
      locale={locale}
      size="small"
    />
  );
}

const LINK_STYLE =
  "flex h-11 items-center rounded-sm px-3 text-md font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-[current=page]:text-text";

/** Links, the price of MERLIN, amounts in sight or not, notifications, the account menu (R2.8, R2.9). */
async function MemberHeader({ account }: { account: ReactNode }) {
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
      <div className="ms-auto flex min-w-0 items-center gap-1 *:not-first:shrink-0">
        <div className="me-1 min-w-0 overflow-hidden @max-[17rem]:hidden sm:me-3">
          <Suspense fallback={<HeaderPriceSkeleton />}>
            <HeaderPrice />
          </Suspense>
        </div>
        <LazyNetworkChip menuId={ACCOUNT_MENU_ID} />
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

interface MemberFrameProps {
  /** The account menu. */
  account: ReactNode;
  children: ReactNode;
}

/** The frame of every member page. */
export function MemberFrame({ account, children }: MemberFrameProps) {
  return (
    <>
      <MemberShell header={<MemberHeader account={account} />}>{children}</MemberShell>
      <LazyRouteChange />
      <SessionWatch />
    </>
  );
}
