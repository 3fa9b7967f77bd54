"use client";

import { useLayoutEffect } from "react";

/** While mounted the page behind does not scroll, and nothing moves when its scroll bar goes. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      Object.assign(style, before);
    };
  }, []);
}
