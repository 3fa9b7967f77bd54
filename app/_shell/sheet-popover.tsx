"use client";

import {
  type ComponentType,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { isWideScreen, onWideScreenChange } from "@/app/_ui/wide-screen";
import type { MenuDrawerProps } from "./menu-drawer";

interface SheetPopoverProps extends Omit<MenuDrawerProps, "onClose"> {
  id: string;
  /** Classes of the popover. */
  className: string;
  /** What stands in the button that opens it, and the button's classes. */
  opener: ReactNode;
  openerStyle: string;
  /** Stands above the content where the popover is a sheet. */
  head: ReactNode;
}

const load = () => import("./menu-drawer");

/**
 * A menu: a native popover from 1200 px up, below in the one modal's drawer (R2.13). Until this script lives, and
 * where the drawer's code cannot be had, the popover opens there too, as a sheet that cannot be dragged. It closes
 * when a link in it is followed, and when the window becomes wide or is no longer.
 */
export function SheetPopover({
  id,
  className,
  opener,
  openerStyle,
  head,
  children,
  ...texts
}: SheetPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const hasNoDrawer = useRef(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null);
  const hide = () => popover.current?.togglePopover(false);

  useEffect(() => {
    return onWideScreenChange(() => {
      popover.current?.togglePopover(false);
      setDrawer(null);
    });
  }, []);

  function preload() {
    // A failure shows when the menu is opened.
    if (!isWideScreen()) load().catch(() => {});
  }

  async function openDrawer(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === "closed" || hasNoDrawer.current || isWideScreen()) return;
    event.preventDefault();
    try {
      const { MenuDrawer } = await load();
      setDrawer(() => MenuDrawer);
    } catch {
      hasNoDrawer.current = true;
      popover.current?.showPopover();
      hasNoDrawer.current = false;
    }
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={preload}
        onFocus={preload}
        className={openerStyle}
      >
        {opener}
      </button>
      {/* biome-ignore lint/a11y: what is pressed, by keys too, is a link in it */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        onBeforeToggle={openDrawer}
        onClick={({ target }) => target instanceof Element && target.closest("a") && hide()}
        className={`sheet-popover ${className}`}
      >
        {head}
        {!Drawer && children}
      </div>
      {Drawer && (
        <Drawer {...texts} onClose={() => setDrawer(null)}>
          {children}
        </Drawer>
      )}
    </>
  );
}
