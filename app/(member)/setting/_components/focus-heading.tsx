"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface FocusHeadingProps {
  /** The heading appears after an action, so it is read out. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The heading of what has taken the place of something else. */
export function FocusHeading({ takesFocus, children }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h2>
  );
}
