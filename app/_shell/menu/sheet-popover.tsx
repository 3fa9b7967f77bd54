"use client";

import {
  type ComponentType,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ModalSurfaceProps } from "@/app/_ui/overlay/modal";
import { ModalCloseContext, useModalClose } from "@/app/_ui/overlay/modal-close";
import { isWideScreen, onWideScreenChange } from "@/app/_ui/overlay/wide-screen";

interface SheetPopoverProps extends Pick<ModalSurfaceProps, "title" | "children"> {
  id: string;
  /** Classes of the popover. */
  className: string;
  /** What stands in the button that opens it, and the button's classes. */
  opener: ReactNode;
  openerStyle: string;
  /** Stands above the content where the popover is a sheet. */
  head: ReactNode;
  /** Fetches what the content needs, once somebody is about to open it. */
  preload?: () => void;
}

interface Drawer extends Pick<ModalSurfaceProps, "opener"> {
  readonly Surface: ComponentType<ModalSurfaceProps>;
}

async function load() {
  if (typeof window !== "undefined") return import("@/app/_ui/overlay/modal-surface");
  throw new Error("A drawer opens in a browser");
}

/** Closes what stands around it when one of its links is followed. */
function Entries({ className, children }: { className?: string; children: ReactNode }) {
  const close = useModalClose();
  return (
    // biome-ignore lint/a11y: what is pressed, by keys too, is a link in it
    <div
      className={className}
      onClick={({ target }) => target instanceof Element && target.closest("a") && close()}
    >
      {children}
    </div>
  );
}

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
  preload,
  title,
  children,
}: SheetPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const hasNoDrawer = useRef(false);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [hide] = useState(() => () => {
    popover.current?.togglePopover(false);
  });

  useEffect(() => {
    return onWideScreenChange(() => {
      hide();
      setDrawer(null);
    });
  }, [hide]);

  function prepare() {
    preload?.();
    // A failure shows when the menu is opened.
    if (!isWideScreen()) load().catch(() => {});
  }

  async function openDrawer(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === "closed" || hasNoDrawer.current || isWideScreen()) return;
    event.preventDefault();
    const focused = document.activeElement as HTMLElement | null;
    try {
      const { ModalSurface } = await load();
      setDrawer({ Surface: ModalSurface, opener: focused });
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
        onPointerEnter={prepare}
        onFocus={prepare}
        className={openerStyle}
      >
        {opener}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onBeforeToggle={openDrawer}
        className={`sheet-popover ${className}`}
      >
        {head}
        <ModalCloseContext value={hide}>
          {!drawer && <Entries>{children}</Entries>}
        </ModalCloseContext>
      </div>
      {drawer && (
        <drawer.Surface title={title} opener={drawer.opener} onClose={() => setDrawer(null)}>
          <Entries className="-mx-3">{children}</Entries>
        </drawer.Surface>
      )}
    </>
  );
}
