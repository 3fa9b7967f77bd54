import type { Route } from "next";
import { Link } from "@/app/_ui/navigation/link";
import { TabRow } from "./tab-row";

export interface LinkTab {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The classes of one tab that leads to an address of its own. */
const LINK_TAB_STYLE = "link-tab";

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
