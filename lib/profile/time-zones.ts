import type { Option } from "./countries.ts";

const DEFAULT_TIME_ZONE = "UTC";

/** Every time zone that this machine knows, with UTC first, and the present one under its own name. */
export function timeZoneOptions(present: string | null | undefined): Option[] {
  const known = [DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf("timeZone")];
  const all = new Set(present ? [...known, present] : known);
  return [...all].map((value) => ({
    value,
    label: value.replaceAll("_", " "),
  }));
}

/** The zone in which a member reads times: the chosen one, or UTC when it is missing or unknown. */
export function timeZoneOf(chosen: string | null | undefined): string {
  if (!chosen) return DEFAULT_TIME_ZONE;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: chosen }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
