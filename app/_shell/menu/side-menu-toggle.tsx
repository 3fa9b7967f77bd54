"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide";
import { useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { MENU_COOKIE, type MenuState } from "@/lib/preferences";

interface SideMenuToggleProps {
  isCollapsed: boolean;
  texts: { collapse: string; expand: string };
}

/** Makes the side menu narrow or wide, for this visit: a cookie without an end (R2.7). */
export function SideMenuToggle({ isCollapsed: isCollapsedAtFirst, texts }: SideMenuToggleProps) {
  const [isCollapsed, setCollapsed] = useState(isCollapsedAtFirst);

  function toggle(shell: HTMLElement | null) {
    const state: MenuState = isCollapsed ? "expanded" : "collapsed";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
    document.cookie = `${MENU_COOKIE}=${state}; Path=/; SameSite=Lax`;
    if (shell) shell.dataset.menu = state;
    setCollapsed(!isCollapsed);
  }

  const text = isCollapsed ? texts.expand : texts.collapse;
  return (
    <button
      type="button"
      aria-expanded={!isCollapsed}
      aria-controls="side-menu"
      title={isCollapsed ? text : undefined}
      onClick={(event) => toggle(event.currentTarget.closest<HTMLElement>("[data-menu]"))}
      className="mt-auto flex h-11 items-center gap-3 rounded-button px-3 text-md font-medium text-faint transition-colors hover:text-text"
    >
      <Icon
        node={isCollapsed ? PanelLeftOpen : PanelLeftClose}
        className="shrink-0 rtl:-scale-x-100"
      />
      <span className={isCollapsed ? "sr-only" : "whitespace-nowrap"}>{text}</span>
    </button>
  );
}
