"use client";

import { useRef, useState } from "react";
import { saveSurely } from "@/lib/bff/client/save-surely";

/**
 * A setting that holds the moment it is chosen and is saved behind it. When the latest choice cannot
 * be saved, what was saved last comes back.
 *
 * @param apply makes the choice hold on this device
 */
export function useSavedAtOnce<Value>(
  initial: Value,
  apply: (value: Value) => void,
  save: (value: Value) => Promise<void>,
  onFailure: () => void,
): { value: Value; choose: (value: Value) => void } {
  const [value, setValue] = useState(initial);
  const saved = useRef(initial);
  const latest = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  function show(next: Value) {
    setValue(next);
    apply(next);
  }

  function choose(next: Value) {
    const number = ++latest.current;
    show(next);
    // One after the other, so that the service ends with the latest choice.
    queue.current = queue.current.then(async () => {
      if (number !== latest.current) return;
      try {
        await saveSurely(() => save(next));
        saved.current = next;
      } catch {
        if (number !== latest.current) return;
        show(saved.current);
        onFailure();
      }
    });
  }

  return { value, choose };
}
