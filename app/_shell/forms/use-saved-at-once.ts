"use client";

import { useEffect, useRef, useState } from "react";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client/client";
import { saveSurely } from "@/lib/bff/client/save-surely";
import { refusedText } from "./refusal/refused-text";

/** Of a value that is refused without a word, the screen says more than the sentence about any value. */
function reasonOf(error: unknown): string {
  if (!(error instanceof BffError)) return "";
  const message = error.code === "VALIDATION_FAILED" ? "" : error.message;
  return refusedText({ fields: error.fields, message }, "");
}

/**
 * A setting that holds the moment it is chosen and is saved behind it. When the latest choice cannot
 * be saved, what was saved last comes back; where nobody knows, until the page is read anew.
 *
 * @param initial as the page has it, and has it anew
 * @param apply makes the choice hold on this device
 * @param save is told what was saved last, too
 * @param onFailure is told why, or nothing where there are no words for it
 */
export function useSavedAtOnce<Value>(
  initial: Value,
  apply: (value: Value) => void,
  save: (value: Value, saved: Value) => Promise<void>,
  onFailure: (reason: string) => void,
): { value: Value; choose: (value: Value) => void } {
  const [value, setValue] = useState(initial);
  const saved = useRef(initial);
  const latest = useRef(0);
  const pending = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  function show(next: Value) {
    setValue(next);
    apply(next);
  }

  const read = useRef(initial);
  const isRead = (one: Value) => JSON.stringify(one) === JSON.stringify(read.current);
  useEffect(() => {
    if (isRead(initial)) return;
    read.current = initial;
    // What is under way is decided by its own answer.
    if (pending.current > 0) return;
    saved.current = initial;
    show(initial);
  });

  function choose(next: Value) {
    const number = ++latest.current;
    pending.current++;
    show(next);
    // One after the other, so that the service ends with the latest choice.
    queue.current = queue.current.then(async () => {
      try {
        if (number !== latest.current) return;
        await saveSurely(() => save(next, saved.current));
        saved.current = next;
      } catch (error) {
        const isLost = error instanceof BffError && isOutcomeUnknown(error);
        // Should it be saved, the page that is read anew has nothing new to say.
        if (isLost && isRead(next)) saved.current = next;
        if (number !== latest.current) return;
        show(saved.current);
        onFailure(reasonOf(error));
      } finally {
        pending.current--;
      }
    });
  }

  return { value, choose };
}
