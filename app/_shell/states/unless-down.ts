import { reportLateRead, reportOutage } from "@/lib/session/server";

const PATIENCE_MS = 2_000;

/** What a read gives, or null when the upstream fails it or takes longer than 2 s: for facts without which a page still stands. */
export async function unlessDown<Value>(reading: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      reportLateRead(PATIENCE_MS).finally(() => resolve(null));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
}
