"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { whenOpened } from "@/app/_ui/when-opened";

interface SheetPopoverProps {
  id: string;
  className: string;
  children: ReactNode;
}

/**
 * A native popover that is a dropdown on wide screens and a sheet below 1200 px, where a drag down closes
 * it too (R2.13). Escape and a press outside are the browser's. A link in it closes it.
 */
export function SheetPopover({ id, className, children }: SheetPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    let isFollowed = false;
    return whenOpened(element, async () => {
      if (isFollowed) return;
      isFollowed = true;
      const { followSheet } = await import("./follow-sheet");
      followSheet(element);
    });
  }, []);

  return (
    <div ref={popover} id={id} popover="auto" className={`sheet-popover ${className}`}>
      {children}
    </div>
  );
}
