"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { type TokenChoice, TokenPill } from "@/app/_shell/swap/token-pill";
import { FieldNotes, fieldAria } from "@/app/_ui/control/field";
import { FIGURE_EM } from "@/app/_ui/text/figure-em";
import type { AmountFieldProps } from "./amount-field";
import { AvailableAmount } from "./available-amount";
import { PrivateAmounts } from "./private-amounts";
import { useAmountInput } from "./use-amount-input";

const SHARES = [25, 50] as const;
const FEWEST_FIGURES = 6;
const CARET = 1;

interface AmountPanelProps
  extends Omit<AmountFieldProps, "amounts" | "amountsLabel" | "availableText"> {
  /** Another token can be chosen. */
  choice?: TokenChoice;
  /** What is typed in the base currency. */
  value?: ReactNode;
}

/**
 * An amount of one token as what a form is about: large, with its token, what is there of it and its parts. A long one is
 * written smaller beside the token, and in a line of its own before it would be too small to read.
 */
export function AmountPanel({
  symbol,
  available,
  maximum = available,
  text,
  onTextChange,
  inputRef,
  locale,
  label,
  hint,
  error,
  remedy,
  readOnly,
  choice,
  value,
  ...rest
}: AmountPanelProps) {
  const t = useTranslations("amountField");
  const id = useId();
  const { input, canFill, fillShare, fillMaximum } = useAmountInput({
    ...{ symbol, text, onTextChange, locale, readOnly, maximum },
  });
  const figures = (Math.max(text.length + CARET, FEWEST_FIGURES) * FIGURE_EM).toFixed(1);
  const shownError = error && (
    <PrivateAmounts text={error} {...{ available, maximum, symbol, locale }} />
  );
  const part = (name: string, onClick: () => void) => (
    <button
      key={name}
      type="button"
      onClick={onClick}
      className="figures touch-area min-h-8 px-2 text-sm font-semibold text-accent-text pointer-coarse:min-w-11"
    >
      <bdi dir="ltr">{name}</bdi>
    </button>
  );
  return (
    <div className="grid gap-2">
      <div className="rounded-card border border-line-field bg-ground p-4 focus-within:border-accent-text has-aria-invalid:border-down has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-text">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
          <label htmlFor={id}>{label}</label>
          {available !== null && <AvailableAmount {...{ available, symbol, locale }} />}
        </div>
        <div className="my-1 flex flex-wrap items-center gap-x-3 pointer-coarse:mb-2">
          <div
            className="@container min-w-0 flex-1 text-3xl"
            style={{ flexBasis: `${figures}rem` }}
          >
            <input
              {...input}
              {...rest}
              {...fieldAria(id, { hint, error })}
              ref={inputRef}
              className="figures h-11 w-full bg-transparent font-semibold text-text outline-none placeholder:text-faint read-only:text-muted rtl:text-end"
              style={{ fontSize: `clamp(0.6875rem, calc(100cqi / ${figures}), 1em)` }}
            />
          </div>
          <span className="ms-auto flex">
            <TokenPill symbol={symbol} choice={choice} />
          </span>
        </div>
        <div className="flex items-center justify-between gap-4 not-empty:min-h-8">
          {value && <p className="figures min-w-0 truncate text-sm text-muted">{value}</p>}
          {canFill && (
            <fieldset className="ms-auto -me-2 flex shrink-0 gap-1">
              <legend className="sr-only">{t("sharesLabel")}</legend>
              {SHARES.map((percent) => part(t("percent", { percent }), () => fillShare(percent)))}
              {part(t("max"), fillMaximum)}
            </fieldset>
          )}
        </div>
        {error && (
          <div className="mt-2 grid gap-2 pb-1">
            <FieldNotes id={id} error={shownError} />
            {remedy}
          </div>
        )}
      </div>
      <FieldNotes {...{ id, hint }} />
    </div>
  );
}
