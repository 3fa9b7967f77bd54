"use client";

import { useRef, useState } from "react";
import { useMarket } from "../market-provider";

/**
 * The code of the second factor, where an order needs one.
 * @param isNeeded as the quote says; an order may still ask for it
 */
export function useCode(isNeeded: boolean) {
  const { codeEmpty } = useMarket().texts.code;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isDemanded, setDemanded] = useState(false);
  const isAsked = isNeeded || isDemanded;
  const plain = text.replace(/\s/g, "");

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
  }

  return {
    input,
    text,
    plain,
    error,
    isAsked,
    refuse,
    set(next: string) {
      setText(next);
      setError(null);
    },
    demand: () => setDemanded(true),
    /** False, with the reason at the field, while a needed code is missing. */
    check(): boolean {
      if (!isAsked || plain !== "") return true;
      refuse(codeEmpty);
      return false;
    },
  };
}
