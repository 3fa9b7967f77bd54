"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useOffline } from "next/offline";
import { useEffect, useRef, useState } from "react";
import { followedLink } from "@/app/_shell/forms/leaving-address";
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

/** The list whose next rows a click asks for, by what holds it. */
function pagedList(event: Event): Element | null {
  const link = event instanceof MouseEvent ? followedLink(event) : null;
  const paging = link?.closest("[data-paging]");
  return paging?.closest("section, main") ?? null;
}

/** Puts the reader and the keyboard at the head of a list. */
function goToHead(list: Element): void {
  const head = list.querySelector("h1, h2, h3") ?? list;
  if (!(head instanceof HTMLElement)) return;
  if (!head.hasAttribute("tabindex")) head.tabIndex = -1;
  head.focus({ preventScroll: true });
  head.scrollIntoView({ block: "start" });
}

/**
 * What a new document would do by itself: shows that a page, or other rows of this one, are on their way,
 * and puts the keyboard at the start of a new page's content, or of the rows. The title is the router's affair.
 */
export function RouteChange() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const isOffline = useOffline();
  const last = useRef(pathname);
  const paged = useRef<Element | null>(null);
  const [isNavigating, setNavigating] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever part of the address is new, it has arrived
  useEffect(
    () =>
      whenDrawn(() => {
        setNavigating(false);
        if (paged.current?.isConnected) goToHead(paged.current);
        paged.current = null;
      }),
    [pathname, search],
  );

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const onAsked = (event: Event) => {
      if (!asksForPage(event)) return;
      paged.current = pagedList(event);
      setNavigating(true);
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
