import { reportOutage } from "@/lib/session/server";

/** What a read gives, or null when the upstream fails it: for facts without which a page still stands. */
export async function unlessDown<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}
