import { within } from "@/lib/live/within";
import { reportLateRead, reportOutage } from "@/lib/session/server";

const PATIENCE_MS = 2_000;

/** What a read gives, or null when the upstream fails it or takes longer than 2 s: for facts without which a page still stands. */
export async function unlessDown<Value>(reading: Promise<Value>): Promise<Value | null> {
  const settled = reading.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (reportOutage(error) === null) throw error;
      return { value: null };
    },
  );
  const came = await within(PATIENCE_MS, settled);
  if (!came) await reportLateRead(PATIENCE_MS);
  return came ? came.value : null;
}
