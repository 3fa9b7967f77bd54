"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOffline } from "next/offline";
import { useEffect, useRef, useState } from "react";
import { MAIN_ID } from "@/app/_shell/frame/skip-link";
import { useServiceWorker } from "@/app/_shell/states/use-service-worker";
import { watchSession } from "@/lib/session/client";
import { asksForPage } from "./asks-for-page";
import { createEarlyPages, type Place } from "./early-page";
import { readOnIntent } from "./intent";
import { whenDrawn } from "./when-drawn";

/** The router's own; typed routes leave the option out. */
type PrefetchWhole = (path: string, options: { kind: "full" }) => void;

/** A navigation that never arrives: the line does not stay for ever. */
const LONGEST_MS = 15_000;

function routerPlace(): Place {
  const { origin, pathname, search } = window.location;
  const { tree = null } = window.history.state?.__PRIVATE_NEXTJS_INTERNALS_TREE ?? {};
  return { origin, path: pathname, search, tree };
}

/** Marks the link that was pressed until its page is there. */
function markAsked(link: Element | null): void {
  for (const marked of document.querySelectorAll("[data-asked]"))
    marked.removeAttribute("data-asked");
  link?.setAttribute("data-asked", "");
}

/**
 * What a new document would do by itself: shows that a page, or other rows of this one, are on their way,
 * puts the keyboard at the start of a new page's content, and leaves when the session has ended. The title is the
 * router's affair.
 */
export function RouteChange() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const isOffline = useOffline();
  const router = useRouter();
  const last = useRef(pathname);
  const early = useRef<ReturnType<typeof createEarlyPages> | null>(null);
  const [isNavigating, setNavigating] = useState(false);
  useServiceWorker();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever part of the address is new, it has arrived
  useEffect(
    () =>
      whenDrawn(() => {
        setNavigating(false);
        markAsked(null);
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
      document.documentElement.dataset.navigated = "";
      markAsked(event.target instanceof Element ? event.target.closest("a") : null);
      setNavigating(true);
    };
    document.addEventListener("click", onAsked);
    document.addEventListener("submit", onAsked);
    return () => {
      document.removeEventListener("click", onAsked);
      document.removeEventListener("submit", onAsked);
    };
  }, []);

  useEffect(() => {
    const send = window.fetch;
    const pages = createEarlyPages(send.bind(window), routerPlace);
    window.fetch = pages.fetch;
    early.current = pages;
    const stop = readOnIntent({
      readAhead: (path) => (router.prefetch as PrefetchWhole)(path, { kind: "full" }),
      forget: router.refresh,
      begin: pages.begin,
      drop: pages.drop,
    });
    return () => {
      stop();
      pages.drop();
      if (window.fetch === pages.fetch) window.fetch = send;
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever part of the address is new, it has arrived
  useEffect(() => early.current?.note(), [pathname, search]);

  // Leaves for the login page when the session ends here or in another tab (R4.3).
  useEffect(watchSession, []);

  // Without a network the router holds what was asked for, however long.
  useEffect(() => {
    if (!isNavigating || isOffline) return;
    const timer = setTimeout(() => setNavigating(false), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isNavigating, isOffline]);

  return isNavigating ? <div aria-hidden className="route-line" /> : null;
}
