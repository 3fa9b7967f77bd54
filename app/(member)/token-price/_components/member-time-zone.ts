import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { reportOutage } from "@/lib/session/server";

/** The zone in which the member reads times; UTC while the profile cannot be had, since prices stand without it. */
export async function memberTimeZone(): Promise<string> {
  try {
    return timeZoneOf((await readProfile()).timeZone);
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return timeZoneOf(null);
  }
}
