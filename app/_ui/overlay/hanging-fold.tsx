"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { backSteps } from "./use-back-step";

interface HangingFoldProps {
  className: string;
  /** A `<summary>`, and its content in one element. */
  children: ReactNode;
}

/**
 * A fold that lays its content over what follows, on the screens where its styles place it so: there Escape, a press beside
 * it, Back and a focus that goes on close it, as they close a popover.
 */
export function HangingFold({ className, children }: HangingFoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const fold = ref.current as HTMLDetailsElement;
    const isHanging = () =>
      fold.open && getComputedStyle(fold.lastElementChild ?? fold).position === "absolute";
    const has = (target: EventTarget | null) => target instanceof Node && fold.contains(target);
    function close(): void {
      // What is folded away holds no focus.
      if (has(document.activeElement)) fold.querySelector("summary")?.focus();
      fold.open = false;
    }
    let end = () => {};
    function follow(): void {
      end();
      end = () => {};
      if (!isHanging()) return;
      end = backSteps().add(() => {
        close();
        return true;
      });
    }
    const listening = new AbortController();
    const { signal } = listening;
    let pressed: EventTarget | null = null;
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        pressed = target;
      },
      { capture: true, signal },
    );
    document.addEventListener(
      "click",
      ({ target }) => {
        // Text that is marked beyond its edge began inside.
        if (isHanging() && !has(target) && !has(pressed)) close();
      },
      { capture: true, signal },
    );
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (isHanging() && !has(target)) close();
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        const isEscape = event.key === "Escape" && !event.defaultPrevented && !event.isComposing;
        if (isEscape && isHanging()) close();
      },
      { signal },
    );
    // What is wrong in it can take the focus.
    fold.addEventListener(
      "invalid",
      () => {
        fold.open = true;
      },
      { capture: true, signal },
    );
    // Not by its `toggle`, a task of its own: whoever sees it open can go back at once.
    const opening = new MutationObserver(follow);
    opening.observe(fold, { attributeFilter: ["open"] });
    // It may have been opened before this script lived.
    follow();
    return () => {
      listening.abort();
      opening.disconnect();
      end();
    };
  }, []);

  return (
    <details ref={ref} className={className}>
      {children}
    </details>
  );
}
