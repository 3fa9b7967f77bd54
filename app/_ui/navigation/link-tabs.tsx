import type { Route } from "next";
import Link from "next/link";
import { TabRow } from "./tab-row";

export interface LinkTab {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The classes of one tab that leads to an address of its own. */
export const LINK_TAB_STYLE =
  "-mb-px flex h-12 min-w-11 items-center justify-center border-b-2 border-transparent px-0.5 text-base font-medium whitespace-nowrap text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-text";

/** Tabs that are navigation: each has an address, a press of Back returns to the one before. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <TabRow label={label}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <Link
            href={tab.href as Route}
            scroll={false}
            aria-current={tab.isCurrent ? "page" : undefined}
            className={LINK_TAB_STYLE}
          >
            {tab.label}
          </Link>
        </li>
      ))}
    </TabRow>
  );
}
