"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { nextIndex } from "@/app/_ui/control/next-index";

export interface Tab {
  id: string;
  label: string;
  /** The second line of the label. */
  hint: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Open at first; else the first one. */
  initialId?: string;
}

/** Tabs within a page as tiles of two lines, one stop of the keyboard; the arrows move between them. For addresses: `LinkTabs`. */
export function Tabs({ label, tabs, initialId }: TabsProps) {
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
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 sm:gap-2"
      >
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
            className="grid min-h-16 content-center rounded-inset border-2 border-transparent bg-raised text-lg font-semibold transition-colors hover:bg-hi aria-selected:border-violet aria-selected:bg-tint-violet aria-selected:text-violet-text"
          >
            {tab.label}
            <span className="text-xs leading-tight font-medium wrap-normal text-muted max-sm:text-[0.6875rem]">
              <span className="sr-only">, </span>
              {tab.hint}
            </span>
          </button>
        ))}
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
