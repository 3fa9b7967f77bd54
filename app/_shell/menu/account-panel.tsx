import {
  ArrowLeftRight,
  BookOpen,
  ChevronRight,
  Gem,
  type IconNode,
  LineChart,
  Network,
  Search,
  Settings,
  Store,
  Users,
} from "lucide";
import { useTranslations } from "next-intl";
import { Suspense, use, useEffect, useRef } from "react";
import { LanguageFold } from "@/app/_shell/language/language-fold";
import { NetworkChoice } from "@/app/_shell/network/network-controls";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { ThemeChoice } from "@/app/_shell/theme/theme-choice";
import { Avatar } from "@/app/_ui/data/avatar";
import { Icon } from "@/app/_ui/data/icon";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { DEFAULT_THEME } from "@/lib/preferences";
import type { FrameMember } from "./account-menu";
import { LogoutButton } from "./logout-button";
import {
  ACCOUNT_LINKS,
  HEADER_LINKS,
  PALETTE_BUTTON_ID,
  type ShownEntry,
  SIDE_MENU,
  shownEntries,
} from "./menu-entries";
import type { MenuPage, MenuPaths } from "./menu-page";
import { NavLink } from "./nav-link";

const ITEM_STYLE =
  "flex min-h-11 w-full items-center gap-3 rounded-inset px-3 text-md font-medium text-text hover:bg-raised focus-visible:-outline-offset-2 aria-[current=page]:text-accent-text";

/** Of the entries that no other menu draws, and of Team, which the bar at the bottom has no room for. */
const ICONS: Readonly<Partial<Record<MenuPage, IconNode>>> = {
  team: Users,
  marketplace: Store,
  earning: Gem,
  tokenPrices: LineChart,
  settings: Settings,
  binaryTree: Network,
  transactions: ArrowLeftRight,
};

interface AccountPanelProps {
  member: FrameMember | null;
  docs: Promise<string | null>;
  paths: MenuPaths;
  isPlain: boolean;
}

function Person({ member, paths, isPlain }: Omit<AccountPanelProps, "docs">) {
  const t = useTranslations("account");
  if (!member) return <p className="p-3 text-base font-semibold">{t("unknown")}</p>;
  const name = member.fullName || member.username;
  return (
    <NavLink
      href={paths.profile}
      match="contains"
      isPlain={isPlain}
      className="flex items-center gap-3 rounded-inset p-3 hover:bg-raised focus-visible:-outline-offset-2 max-xxl:in-[.sheet-popover]:me-11"
    >
      <Avatar name={name} src={member.avatarUrl} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-semibold">{name}</span>
        <span className="block truncate text-sm text-muted">
          <bdi>@{member.username}</bdi>
          <span className="sr-only">, {t("profile")}</span>
        </span>
      </span>
      <Icon node={ChevronRight} size={16} className="shrink-0 text-faint rtl:-scale-x-100" />
    </NavLink>
  );
}

function DocsEntry({ docs }: Pick<AccountPanelProps, "docs">) {
  const t = useTranslations("account");
  const address = use(docs);
  if (!address) return null;
  return (
    <li>
      <ExternalLink href={address} className={ITEM_STYLE}>
        <span className="flex items-center gap-3">
          <Icon node={BookOpen} />
          {t("docs")}
        </span>
      </ExternalLink>
    </li>
  );
}

function openPalette(): void {
  document.getElementById(PALETTE_BUTTON_ID)?.click();
}

/** Opens the palette once the menu is gone, on phones, whose header has no room for its button. */
function SearchEntry() {
  const t = useTranslations("palette");
  const close = useModalClose();
  const isAsked = useRef(false);
  useEffect(
    () => () => {
      // After the drawer has given the focus back, so that the palette can do so too.
      if (isAsked.current) setTimeout(openPalette);
    },
    [],
  );
  const ask = (isDrawer: boolean) => {
    isAsked.current = isDrawer;
    close();
    if (!isDrawer) openPalette();
  };
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => ask(!currentTarget.closest("[popover]"))}
      className={`${ITEM_STYLE} sm:hidden`}
    >
      <Icon node={Search} />
      {t("open")}
    </button>
  );
}

/** What is in the account menu, made when it opens (R2.9); before its links what the narrow menus have no room for (R2.7). */
export function AccountPanel({ member, docs, paths, isPlain }: AccountPanelProps) {
  const t = useTranslations("menu");
  const shown = (entries: typeof SIDE_MENU) => shownEntries(entries, true, (page) => paths[page]);
  const team = shown(SIDE_MENU).filter(({ isWideOnly }) => isWideOnly);
  const header = shown(HEADER_LINKS).filter(({ page }) => page !== "wallets");
  const entry = ({ page, href, match }: ShownEntry, className?: string) => (
    <li key={page} className={className}>
      <NavLink href={href} match={match} isPlain={isPlain} className={ITEM_STYLE}>
        <Icon node={ICONS[page] ?? []} />
        {t(page)}
      </NavLink>
    </li>
  );
  return (
    <>
      <div className="pt-1 pb-2">
        <Person member={member} paths={paths} isPlain={isPlain} />
      </div>
      {!isPlain && <SearchEntry />}
      <ul className="border-t border-line py-2 xxl:hidden">
        {team.map((one) => entry(one))}
        {header.map((one) => entry(one, "xl:hidden"))}
      </ul>
      <ul className="border-t border-line py-2">
        {shown(ACCOUNT_LINKS).map((one) => entry(one))}
        <Suspense>
          <DocsEntry docs={docs} />
        </Suspense>
      </ul>
      <div className="border-t border-line py-2">
        <AmountsToggle className={`${ITEM_STYLE} sm:hidden`} />
        <LanguageFold isMember />
        <div className="px-3 py-2">
          <ThemeChoice name="theme-sheet" theme={DEFAULT_THEME} isMember />
        </div>
        <div className="px-3 py-2">
          <NetworkChoice name="network-menu" />
        </div>
      </div>
      <div className="border-t border-line pt-2">
        <LogoutButton className={ITEM_STYLE} />
      </div>
    </>
  );
}
