import type { Route } from "next";
import { PAGES } from "@/lib/routes";

/** Which pages of the lists are looked at. */
export interface ListPlaces {
  /** Null while the log is folded. */
  readonly log: number | null;
  readonly history: number;
  readonly devices: number;
}

/** The page with its lists at these places. */
export function securityHref({ log, history, devices }: ListPlaces): Route {
  const search = new URLSearchParams();
  if (history > 1) search.set("page", String(history));
  if (devices > 1) search.set("devices", String(devices));
  if (log !== null) search.set("log", String(log));
  return `${PAGES.security.path}${search.size > 0 ? `?${search}` : ""}` as Route;
}
