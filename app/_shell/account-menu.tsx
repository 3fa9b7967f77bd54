import { BookOpen, ChartNoAxesColumn, CircleUserRound, Settings, UserRound } from "lucide";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Avatar } from "@/app/_ui/avatar";
import { ExternalLink } from "@/app/_ui/external-link";
import { Icon } from "@/app/_ui/icon";
import { PAGES } from "@/lib/routes";
import { readLinks } from "@/lib/social/server";
import { LogoutButton } from "./logout-button";
import { NavLink } from "./nav-link";

const MENU_ID = "account-menu";
const ITEM_STYLE =
  "flex h-11 w-full items-center gap-3 rounded-inset px-3 text-md font-medium text-text hover:bg-raised aria-[current=page]:text-accent-text";

interface AccountMenuProps {
  /** Null while the profile cannot be read. */
  user: { fullName: string; username: string; avatarUrl: string | null } | null;
}

async function DocsEntry() {
  const [t, links] = await Promise.all([getTranslations(), readLinks()]);
  if (!links.docsHome) return null;
  return (
    <li>
      <ExternalLink href={links.docsHome} newTabText={t("common.newTab")} className={ITEM_STYLE}>
        <Icon node={BookOpen} />
        {t("account.docs")}
      </ExternalLink>
    </li>
  );
}

/** The member's chip and what opens under it (R2.9): a native popover, closed by Escape and outside. */
export async function AccountMenu({ user }: AccountMenuProps) {
  const [t, common] = await Promise.all([getTranslations("account"), getTranslations("common")]);
  const name = user?.fullName || user?.username;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="grid size-11 place-items-center rounded-full"
      >
        <span className="sr-only">{t("open")}</span>
        {name ? (
          <Avatar name={name} src={user?.avatarUrl} />
        ) : (
          <Icon node={CircleUserRound} size={28} className="text-muted" />
        )}
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="fixed inset-auto end-4 top-[4.25rem] m-0 w-64 rounded-card border border-line-strong bg-surface p-2 text-text shadow-card md:end-7"
      >
        <div className="px-3 pt-2 pb-3">
          <p className="truncate text-base font-semibold">{name ?? t("unknown")}</p>
          {user && (
            <p className="truncate text-sm text-muted">
              <bdi>@{user.username}</bdi>
            </p>
          )}
        </div>
        <ul className="border-t border-line pt-2">
          <li>
            <NavLink href={PAGES.settings.path} match="contains" className={ITEM_STYLE}>
              <Icon node={Settings} />
              {t("settings")}
            </NavLink>
          </li>
          <li>
            <NavLink href={PAGES.profile.path} match="contains" className={ITEM_STYLE}>
              <Icon node={UserRound} />
              {t("profile")}
            </NavLink>
          </li>
          <li className="md:hidden">
            <NavLink href={PAGES.tokenPrices.path} match="contains" className={ITEM_STYLE}>
              <Icon node={ChartNoAxesColumn} />
              {t("tokenPrice")}
            </NavLink>
          </li>
          <Suspense>
            <DocsEntry />
          </Suspense>
          <li>
            <LogoutButton
              className={ITEM_STYLE}
              texts={{
                logout: t("logout"),
                pending: t("loggingOut"),
                failed: t("logoutFailed"),
                close: common("close"),
              }}
            />
          </li>
        </ul>
      </div>
    </>
  );
}
