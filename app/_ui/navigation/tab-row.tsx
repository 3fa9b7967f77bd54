"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";

interface TabRowProps {
  label: string;
  /** A list of links; the current one says so by `aria-current`. */
  children: ReactNode;
}

/**
 * The row of tabs that are links. Where it is wider than the screen it is moved, without the page, until
 * the current tab is seen; once for each, so that a row which is moved by hand stays.
 */
export function TabRow({ label, children }: TabRowProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<Element | null>(null);
  usePathname();

  useEffect(() => {
    const current = row.current?.querySelector("[aria-current=page]") ?? null;
    if (!row.current || !current || current === shown.current) return;
    shown.current = current;
    const [outer, inner] = [row.current, current].map((one) => one.getBoundingClientRect());
    if (!outer || !inner || (inner.left >= outer.left && inner.right <= outer.right)) return;
    row.current.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  });

  return (
    <nav ref={row} aria-label={label} className="moved-row -mx-4 mb-6 px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-2.5 border-b border-line sm:gap-6">{children}</ul>
    </nav>
  );
}
