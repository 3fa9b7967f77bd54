import { PanelLeftClose, PanelLeftOpen } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { MENU_COOKIE, type MenuState } from "@/lib/preferences";

/** Makes the side menu narrow or wide, for this visit: a cookie without an end (R2.7). */
export function SideMenuToggle({ state: stateAtFirst }: { state: MenuState }) {
  const t = useTranslations("menu");
  const [state, setState] = useState(stateAtFirst);
  const isCollapsed = state === "collapsed";

  function toggle(shell: HTMLElement | null) {
    const next: MenuState = isCollapsed ? "expanded" : "collapsed";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
    document.cookie = `${MENU_COOKIE}=${next}; Path=/; SameSite=Lax`;
    if (shell) shell.dataset.menu = next;
    setState(next);
  }

  const text = t(isCollapsed ? "expand" : "collapse");
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
