import { useEffect, useState } from "react";
import { loadPatiently } from "@/lib/live/network";

/**
 * What a module gives, loaded once the page has come to life; null until then. What the server rendered
 * stands meanwhile, so that the script is no part of the first load.
 *
 * @param load must be the same function in each render
 */
export function useIdleImport<Value>(load: () => Promise<Value>): Value | null {
  const [value, setValue] = useState<{ loaded: Value } | null>(null);
  useEffect(() => {
    // Without the script the page stays as the server rendered it.
    loadPatiently(load).then(
      (loaded) => setValue({ loaded }),
      () => undefined,
    );
  }, [load]);
  return value?.loaded ?? null;
}
