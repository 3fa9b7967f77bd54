"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Field, type FieldTexts, fieldAria, INPUT_STYLE } from "@/app/_ui/control/field";
import { formatInput } from "@/lib/money/parse";
import { toUnits } from "@/lib/money/units";
import { AvailableAmount } from "./available-amount";
import { PrivateAmounts } from "./private-amounts";
import { type AmountInputOptions, useAmountInput } from "./use-amount-input";

const SHARES = [25, 50, 75] as const;

export interface AmountFieldProps
  extends FieldTexts,
    Omit<AmountInputOptions, "maximum">,
    Omit<ComponentProps<"input">, "value" | "onChange" | "ref" | "readOnly"> {
  /** What the wallet holds, as a plain decimal; null when it is not known. */
  available: string | null;
  /** As of {@link AmountInputOptions}; `available` when left out. */
  maximum?: string | null;
  /** What can be filled in besides the most, up to that, in the place of parts of it; plain decimals. */
  amounts?: readonly string[];
  /** What these amounts are. */
  amountsLabel?: string;
  /** What `available` is called where it is no wallet's balance. */
  availableText?: string;
  inputRef?: ComponentProps<"input">["ref"];
  /** Below an error, such as a way to get what is missing. */
  remedy?: ReactNode;
}

/** An amount of one token as a field among others; see {@link useAmountInput}. */
export function AmountField({
  symbol,
  available,
  maximum = available,
  amounts,
  amountsLabel,
  availableText,
  text,
  onTextChange,
  inputRef,
  locale,
  label,
  hint,
  error,
  remedy,
  readOnly,
  ...rest
}: AmountFieldProps) {
  const t = useTranslations("amountField");
  const id = useId();
  const { input, canFill, fill, fillShare, fillMaximum } = useAmountInput({
    ...{ symbol, text, onTextChange, locale, readOnly, maximum },
  });
  const shownError = error && (
    <PrivateAmounts text={error} {...{ available, maximum, symbol, locale }} />
  );
  const most = toUnits(maximum ?? "0");
  const choices =
    amounts
      ?.filter((amount) => toUnits(amount) <= most)
      .map((amount) => ({ name: formatInput(amount, locale), onClick: () => fill(amount) })) ??
    SHARES.map((percent) => ({
      name: t("percent", { percent }),
      onClick: () => fillShare(percent),
    }));
  return (
    <div className="grid gap-2">
      <Field
        {...{ id, label, hint }}
        error={shownError}
        aside={
          available !== null && (
            <AvailableAmount text={availableText} {...{ available, symbol, locale }} />
          )
        }
      >
        <div className="relative">
          <input
            {...input}
            {...rest}
            {...fieldAria(id, { hint, error })}
            ref={inputRef}
            className={`${INPUT_STYLE} figures pe-[min(6rem,30vw)] text-lg font-semibold read-only:bg-raised`}
          />
          <bdi
            dir="ltr"
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 flex max-w-[min(5rem,25vw)] items-center truncate text-[min(0.875rem,4.5vw)] font-medium text-muted"
          >
            {symbol}
          </bdi>
        </div>
        {available !== null && canFill && (
          <fieldset className="flex flex-wrap gap-2 *:flex-auto">
            <legend className="sr-only">{amountsLabel ?? t("sharesLabel")}</legend>
            {[...choices, { name: t("max"), onClick: fillMaximum }].map(({ name, onClick }) => (
              <button
                key={name}
                type="button"
                onClick={onClick}
                className="figures h-10 basis-14 rounded-inset bg-raised px-2 text-md font-semibold text-text transition-colors hover:bg-hi pointer-coarse:h-11"
              >
                <bdi dir="ltr">{name}</bdi>
              </button>
            ))}
          </fieldset>
        )}
      </Field>
      {error && remedy}
    </div>
  );
}
