"use client";

import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from "react";
import { WRITING } from "@/app/_ui/control/field";
import { multiplyAmount } from "@/lib/money/decimal";
import { formatInput, parseAmount, rewriteInput } from "@/lib/money/parse";

const LONGEST_TEXT = 1000;

export interface AmountInputOptions {
  /** The unit. */
  symbol: string;
  /** Exactly what was typed. Read it with `parseAmount`; `data-amount` of the input is the plain decimal. */
  text: string;
  onTextChange: (text: string) => void;
  /** The locale for `Intl`. */
  locale: string;
  readOnly?: boolean;
  /** What MAX and its parts fill in, such as what is left after a fee; null when it is not known. */
  maximum: string | null;
}

/** Rewrites what was typed when the page changes its language under it, by the member here or in another tab. */
function useSameAmountInEachLanguage({ symbol, text, onTextChange, locale }: AmountInputOptions) {
  const shown = useRef({ text, locale });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { text, locale };
    // A text that changes with the language was worked out in it.
    if (before.locale === locale || before.text !== text) return;
    const same = rewriteInput(text, before.locale, locale, symbol);
    if (same !== text) onTextChange(same);
  });
}

/**
 * An input for an amount of one token in full precision (R9.2): what is typed stays as it is, what is pasted is
 * cleaned by the language's marks, a change of language leaves it the same amount, and MAX and its parts fill in plain decimals.
 */
export function useAmountInput(options: AmountInputOptions) {
  const { symbol, text, onTextChange, locale, readOnly, maximum } = options;
  useSameAmountInEachLanguage(options);
  const parsed = parseAmount(text, locale, symbol);
  const fill = (amount: string) => onTextChange(formatInput(amount, locale));

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionEnd !== null && selectionEnd - (selectionStart ?? 0) === text.length;
    const pasted = parseAmount(event.clipboardData.getData("text"), locale, symbol);
    if (readOnly || !isWhole || !pasted.ok) return;
    event.preventDefault();
    fill(pasted.amount);
  }

  return {
    canFill: maximum !== null && /[1-9]/.test(maximum) && !readOnly,
    fill,
    fillMaximum: () => fill(maximum ?? "0"),
    fillShare: (percent: number) => fill(multiplyAmount(maximum ?? "0", `0.${percent}`, "down")),
    /** What is typed as a plain decimal; null while it is none. */
    amount: parsed.ok ? parsed.amount : null,
    input: {
      type: "text",
      inputMode: "decimal",
      enterKeyHint: "done",
      autoComplete: "off",
      ...WRITING.exact,
      maxLength: LONGEST_TEXT,
      dir: "ltr",
      placeholder: formatInput("0", locale),
      readOnly,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => onTextChange(event.target.value),
      onPaste,
      "data-amount": parsed.ok ? parsed.amount : undefined,
    } as const,
  };
}
