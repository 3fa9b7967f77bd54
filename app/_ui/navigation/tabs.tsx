"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { nextIndex } from "@/app/_ui/control/next-index";
import { TAB_ROW_STYLE } from "./tab-row-style";

export interface Tab {
  id: string;
  label: string;
  /** A second line of the label. */
  hint?: string;
  content: ReactNode;
}

const LOOKS = {
  row: {
    frame: TAB_ROW_STYLE,
    list: "flex w-max min-w-full gap-4.5 border-b border-line sm:gap-6",
    tab: "-mb-px h-12 min-w-11 border-b-2 border-transparent px-0.5 text-base font-medium whitespace-nowrap text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-text",
  },
  tiles: {
    frame: "",
    list: "grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 sm:gap-2",
    tab: "grid min-h-16 content-center rounded-inset border-2 border-transparent bg-raised text-lg font-semibold transition-colors hover:bg-hi aria-selected:border-violet aria-selected:bg-tint-violet aria-selected:text-violet-text",
  },
} as const;

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Open at first; else the first one. */
  initialId?: string;
  /** A row of words, or tiles of two lines to choose from. */
  look?: keyof typeof LOOKS;
}

/** Tabs within a page, one stop of the keyboard; the arrows move between them. For addresses: `LinkTabs`. */
export function Tabs({ label, tabs, initialId, look = "row" }: TabsProps) {
  const id = useId();
  const [openId, setOpenId] = useState(initialId ?? tabs[0]?.id);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === openId);
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = tabs[nextIndex(event.key, index, tabs.length, isRtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    setOpenId(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  }

  return (
    <div>
      <div className={LOOKS[look].frame}>
        <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={LOOKS[look].list}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              aria-selected={tab.id === openId}
              aria-controls={`${id}-panel-${tab.id}`}
              tabIndex={tab.id === openId ? 0 : -1}
              onClick={() => setOpenId(tab.id)}
              className={LOOKS[look].tab}
            >
              {tab.label}
              {tab.hint && (
                <span className="text-xs leading-tight font-medium wrap-normal text-muted max-sm:text-[0.6875rem]">
                  <span className="sr-only">, </span>
                  {tab.hint}
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== openId}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
