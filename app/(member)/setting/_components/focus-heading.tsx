"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

interface FocusHeadingProps {
  /** The heading appears after an action, so it is read out. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The heading of what has taken the place of something else. */
export function FocusHeading({ takesFocus, children }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted: what was pressed is gone, and what stands around it would take the focus first.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h2>
  );
}
