"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useOffline } from "next/offline";
import { useEffect, useRef, useState } from "react";
import { asksForPage } from "@/app/_shell/menu/next-address";
import { MAIN_ID } from "./skip-link";

/** A navigation that never arrives: the line does not stay for ever. */
const LONGEST_MS = 15_000;

/** Calls back once the page's content has anything in it; a page that is still empty is not there yet. */
function whenDrawn(act: () => void): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main || main.firstElementChild) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!main.firstElementChild) return;
    observer.disconnect();
    act();
  });
  observer.observe(main, { childList: true });
  return () => observer.disconnect();
}

/**
 * What a new document would do by itself: shows that a page, or other rows of this one, are on their way,
 * and puts the keyboard at the start of a new page's content. The title is the router's affair.
 */
export function RouteChange() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const isOffline = useOffline();
  const last = useRef(pathname);
  const [isNavigating, setNavigating] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever part of the address is new, it has arrived
  useEffect(() => whenDrawn(() => setNavigating(false)), [pathname, search]);

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

  // Without a network the router holds what was asked for, however long.
  useEffect(() => {
    if (!isNavigating || isOffline) return;
    const timer = setTimeout(() => setNavigating(false), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isNavigating, isOffline]);

  return isNavigating ? <div aria-hidden className="route-line" /> : null;
}
