import { BoundedMap } from "../../process/bounded-map.ts";
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

/** Nobody has so many; the names are the upstream's, so the table must not grow without end. */
const knownZones = new BoundedMap<string, string>(1_000);

/** The zone in which a member reads times: the chosen one, or UTC when it is missing or unknown. */
export function timeZoneOf(chosen: string | null | undefined): string {
  if (!chosen) return DEFAULT_TIME_ZONE;
  const known = knownZones.get(chosen);
  if (known) return known;
  try {
    // Intl makes a whole format to tell, and every member page asks.
    const zone = new Intl.DateTimeFormat("en-US", { timeZone: chosen }).resolvedOptions().timeZone;
    knownZones.set(chosen, zone);
    return zone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
