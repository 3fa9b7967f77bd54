import { BookOpen } from "lucide";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { readLinks } from "@/lib/domain/social/server";
import {
  ACCOUNT_LINKS,
  HEADER_LINKS,
  type ShownEntry,
  SIDE_MENU,
  shownEntries,
} from "./menu-entries";
import { MenuLink } from "./menu-link";

export const ACCOUNT_ITEM_STYLE =
  "flex min-h-11 w-full items-center gap-3 rounded-inset px-3 text-md font-medium text-text hover:bg-raised focus-visible:-outline-offset-2 aria-[current=page]:text-accent-text";

interface EntryProps {
  entry: ShownEntry;
  name: string;
  isPlain: boolean;
  /** Classes that hide it where another menu leads there. */
  className?: string;
}

function Entry({ entry, name, isPlain, className }: EntryProps) {
  return (
    <li className={className}>
      <MenuLink entry={entry} isPlain={isPlain} className={ACCOUNT_ITEM_STYLE}>
        <Icon node={entry.icon} />
        {name}
      </MenuLink>
    </li>
  );
}

async function DocsEntry() {
  const [t, links] = await Promise.all([getTranslations(), readLinks()]);
  if (!links.docsHome) return null;
  return (
    <li>
      <ExternalLink href={links.docsHome} className={ACCOUNT_ITEM_STYLE}>
        <Icon node={BookOpen} />
        {t("account.docs")}
      </ExternalLink>
    </li>
  );
}

/** Where the account menu leads (R2.9), before it what the narrow menus have no room for (R2.7). */
export async function AccountLinks({ isPlain }: { isPlain: boolean }) {
  const t = await getTranslations("menu");
  const team = shownEntries(SIDE_MENU, true).filter(({ isWideOnly }) => isWideOnly);
  const header = shownEntries(HEADER_LINKS, true).filter(({ page }) => page !== "wallets");
  const entry = (shown: ShownEntry, className?: string) => (
    <Entry
      key={shown.page}
      entry={shown}
      name={t(shown.page)}
      isPlain={isPlain}
      className={className}
    />
  );
  return (
    <>
      {team.length + header.length > 0 && (
        <ul className="border-t border-line py-2 xxl:hidden">
          {team.map((shown) => entry(shown))}
          {header.map((shown) => entry(shown, "xl:hidden"))}
        </ul>
      )}
      <ul className="border-t border-line py-2">
        {shownEntries(ACCOUNT_LINKS, true).map((shown) => entry(shown))}
        <Suspense>
          <DocsEntry />
        </Suspense>
      </ul>
    </>
  );
}
