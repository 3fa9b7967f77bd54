import { ChevronRight, CircleUserRound } from "lucide";
import { getTranslations } from "next-intl/server";
import { LanguageSelector } from "@/app/_shell/language/language-selector";
import { LazyNetworkChoice } from "@/app/_shell/network/network-controls.lazy";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { ThemeSelector } from "@/app/_shell/theme/theme-selector";
import { Avatar } from "@/app/_ui/data/avatar";
import { Icon } from "@/app/_ui/data/icon";
import { PAGES } from "@/lib/routes";
import { ACCOUNT_ITEM_STYLE, AccountLinks } from "./account-links";
import { LogoutButton } from "./logout-button";
import { NavLink } from "./nav-link";
import { SheetHead } from "./sheet-head";
import { SheetPopover } from "./sheet-popover";

export const ACCOUNT_MENU_ID = "account-menu";

/** What its parts say. */
export const ACCOUNT_MENU_TEXTS = [
  "account.logout",
  "account.loggingOut",
  "account.logoutFailed",
  "header.hideAmounts",
  "header.showAmounts",
  "walletConnect.network.label",
  "walletConnect.network.bsc",
  "walletConnect.network.bscTestnet",
] as const;

interface AccountMenuProps {
  /** Null while the profile cannot be read. */
  user: { fullName: string; username: string; avatarUrl: string | null } | null;
  /** Plain links, for a screen that stands in for another page. */
  isPlain?: boolean;
}

async function Person({ user }: Pick<AccountMenuProps, "user">) {
  const t = await getTranslations("account");
  if (!user) return <p className="p-3 text-base font-semibold">{t("unknown")}</p>;
  return (
    <NavLink
      href={PAGES.profile.path}
      match="contains"
      className="flex items-center gap-3 rounded-inset p-3 hover:bg-raised focus-visible:-outline-offset-2 max-xxl:in-[.sheet-popover]:me-11"
    >
      <Avatar name={user.fullName || user.username} src={user.avatarUrl} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-semibold">
          {user.fullName || user.username}
        </span>
        <span className="block truncate text-sm text-muted">
          <bdi>@{user.username}</bdi>
          <span className="sr-only">, {t("profile")}</span>
        </span>
      </span>
      <Icon node={ChevronRight} size={16} className="shrink-0 text-faint rtl:-scale-x-100" />
    </NavLink>
  );
}

/** The member's chip and what opens from it: a dropdown, and below 1200 px a sheet (R2.7, R2.9). */
export async function AccountMenu({ user, isPlain = false }: AccountMenuProps) {
  const t = await getTranslations();
  const name = user?.fullName || user?.username;
  return (
    <SheetPopover
      id={ACCOUNT_MENU_ID}
      title={t("account.open")}
      className="fixed inset-auto end-7 top-[4.25rem] m-0 max-h-[calc(100dvh-5.5rem)] w-80 overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface p-2 text-text shadow-card"
      head={<SheetHead popoverId={ACCOUNT_MENU_ID} closeText={t("common.close")} />}
      openerStyle="grid size-11 place-items-center rounded-full"
      opener={
        <>
          <span className="sr-only">{t("account.open")}</span>
          {name ? (
            <Avatar name={name} src={user?.avatarUrl} />
          ) : (
            <Icon node={CircleUserRound} size={28} className="text-muted" />
          )}
        </>
      }
    >
      <div className="pt-1 pb-2">
        <Person user={user} />
      </div>
      <AccountLinks isPlain={isPlain} />
      <div className="border-t border-line py-2">
        <AmountsToggle className={`${ACCOUNT_ITEM_STYLE} sm:hidden`} />
        <LanguageSelector placement="sheet" />
        <ThemeSelector placement="sheet" />
        <div className="px-3 py-2">
          <LazyNetworkChoice name="network-menu" />
        </div>
      </div>
      <div className="border-t border-line pt-2">
        <LogoutButton className={ACCOUNT_ITEM_STYLE} />
      </div>
    </SheetPopover>
  );
}
