import { type RefObject, useEffect, useState } from "react";
import { loadPatiently } from "@/lib/live/network";

/**
 * What a module gives, loaded once the page has come to life, or once `box` is less than a screen from being seen; null
 * until then. What the server rendered stands meanwhile, so that the script is no part of the first load.
 *
 * @param load must be the same function in each render
 */
export function useLateImport<Value>(
  load: () => Promise<Value>,
  box?: RefObject<Element | null>,
): Value | null {
  const [value, setValue] = useState<{ loaded: Value } | null>(null);
  useEffect(() => {
    // Without the script the page stays as the server rendered it.
    const start = () => {
      loadPatiently(load).then(
        (loaded) => setValue({ loaded }),
        () => undefined,
      );
    };
    if (!box?.current) return start();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: "100%" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [load, box]);
  return value?.loaded ?? null;
}
