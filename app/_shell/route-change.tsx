"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { leavingAddress } from "./forms/leaving-address";
import { MAIN_ID } from "./skip-link";

/** A navigation that never arrives: the line does not stay for ever. */
const LONGEST_MS = 15_000;

/**
 * What a new document would do by itself: shows that a page is on its way, and puts the keyboard at the
 * start of its content when it has come. The title is the router's affair.
 */
export function RouteChange() {
  const pathname = usePathname();
  const last = useRef(pathname);
  const [isOnItsWay, setOnItsWay] = useState(false);

  useEffect(() => {
    setOnItsWay(false);
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leavingAddress(event)) setOnItsWay(true);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setOnItsWay(false), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isOnItsWay]);

  return isOnItsWay ? <div aria-hidden className="route-line" /> : null;
}
