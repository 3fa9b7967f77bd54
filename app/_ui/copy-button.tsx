"use client";

import { useState } from "react";
import { Button } from "./button";

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  value: string;
  texts: { copy: string; copied: string; failed: string };
}

/** Copies a value and says so for two seconds. */
export function CopyButton({ value, texts }: CopyButtonProps) {
  const [state, setState] = useState<keyof CopyButtonProps["texts"]>("copy");

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setState("copied");
    } catch {
      setState("failed");
    }
    setTimeout(() => setState("copy"), SHOWN_MS);
  }

  return (
    <Button size="small" onClick={copy}>
      <span aria-live="polite">{texts[state]}</span>
    </Button>
  );
}
