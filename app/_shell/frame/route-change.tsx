"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { asksForPage } from "@/app/_shell/menu/next-address";
import { MAIN_ID } from "./skip-link";

/** A navigation that never arrives: the line does not stay for ever. */
const LONGEST_MS = 15_000;

/**
 * What a new document would do by itself: shows that a page, or other rows of this one, are on their way,
 * and puts the keyboard at the start of a new page's content. The title is the router's affair.
 */
export function RouteChange() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const last = useRef(pathname);
  const [isNavigating, setNavigating] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever part of the address is new, it has arrived
  useEffect(() => setNavigating(false), [pathname, search]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const onAsked = (event: Event) => {
      if (asksForPage(event)) setNavigating(true);
    };
    document.addEventListener("click", onAsked);
    document.addEventListener("submit", onAsked);
    return () => {
      document.removeEventListener("click", onAsked);
      document.removeEventListener("submit", onAsked);
    };
  }, []);

  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setNavigating(false), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isNavigating]);

  return isNavigating ? <div aria-hidden className="route-line" /> : null;
}
