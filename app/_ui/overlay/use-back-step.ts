"use client";

import { useLayoutEffect, useRef } from "react";
import { type BackStep, BackSteps, type BackWindow } from "./back-steps";

let steps: BackSteps | null = null;

/** The steps of this document, which has one history. */
export function backSteps(): BackSteps {
  steps ??= new BackSteps(window as BackWindow);
  return steps;
}

/** While `isOpen`, the Back button runs `step` instead of leaving the page. */
export function useBackStep(isOpen: boolean, step: BackStep): void {
  const latest = useRef(step);

  // Before anything is painted: whoever sees what is open can go back from it.
  useLayoutEffect(() => {
    latest.current = step;
  });

  useLayoutEffect(() => {
    if (isOpen) return backSteps().add((isLeft) => latest.current(isLeft));
  }, [isOpen]);
}
