"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, type ComponentProps, type ReactNode, useId } from "react";
import { Field, type FieldTexts, fieldAria, INPUT_STYLE } from "@/app/_ui/control/field";
import { Amount } from "@/app/_ui/text/amount";
import { multiplyAmount, smallestAmount } from "@/lib/money/decimal";
import { formatAmount } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";

const SHARES = [25, 50, 75] as const;
const LONGEST_TEXT = 1000;

interface AmountFieldProps
  extends FieldTexts,
    Omit<ComponentProps<"input">, "value" | "onChange" | "ref"> {
  /** The unit. */
  symbol: string;
  /** What the wallet holds, as a plain decimal; null when it is not known. */
  available: string | null;
  /** What MAX and its parts fill in, such as what is left after a fee; `available` when left out. */
  maximum?: string | null;
  /** What the parts are parts of, cut to `maximum`; that itself when left out. */
  whole?: string | null;
  /** The parts in percent that can be filled in. */
  shares?: readonly number[];
  /** What the parts are, where they are not parts of all that is available. */
  sharesLabel?: string;
  /** What `available` is called where it is no wallet's balance. */
  availableText?: string;
  /** Exactly what was typed. Read it with `parseAmount`; `data-amount` of the input is the plain decimal. */
  text: string;
  onTextChange: (text: string) => void;
  inputRef?: ComponentProps<"input">["ref"];
  /** The locale for `Intl`. */
  locale: string;
  /** Below an error, such as a way to get what is missing. */
  remedy?: ReactNode;
}

/**
 * An amount of one token in full precision (R9.2): what is typed stays as it is, what is pasted is
 * cleaned by the language's marks, and MAX and its parts fill in plain decimals.
 */
export function AmountField({
  symbol,
  available,
  maximum = available,
  whole = maximum,
  shares = SHARES,
  sharesLabel,
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
  const parsed = parseAmount(text, locale, symbol);

  function fill(amount: string): void {
    onTextChange(formatInput(amount, locale));
  }

  function fillShare(percent: number): void {
    const share = multiplyAmount(whole ?? "0", `0.${percent}`, "down");
    fill(smallestAmount([share, maximum ?? share]) ?? share);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionEnd !== null && selectionEnd - (selectionStart ?? 0) === text.length;
    const pasted = parseAmount(event.clipboardData.getData("text"), locale, symbol);
    if (readOnly || !isWhole || !pasted.ok) return;
    event.preventDefault();
    fill(pasted.amount);
  }

  const canFill = maximum !== null && /[1-9]/.test(maximum) && !readOnly;
  return (
    <div className="grid gap-2">
      <Field id={id} label={label} hint={hint} error={error}>
        <div className="relative">
          <input
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={LONGEST_TEXT}
            dir="ltr"
            placeholder={formatInput("0", locale)}
            {...rest}
            {...fieldAria(id, { hint, error })}
            ref={inputRef}
            readOnly={readOnly}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            onPaste={onPaste}
            data-amount={parsed.ok ? parsed.amount : undefined}
            className={`${INPUT_STYLE} figures pe-24 text-lg font-semibold read-only:bg-raised`}
          />
          <bdi
            dir="ltr"
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 flex max-w-20 items-center truncate text-md font-medium text-muted"
          >
            {symbol}
          </bdi>
        </div>
      </Field>
      {error && remedy}
      {available !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm text-muted">
            {availableText ?? t("available")}{" "}
            <Amount
              raw={available}
              text={formatAmount(available, symbol, locale)}
              isPrivate
              className="font-medium wrap-anywhere text-text"
            />
          </p>
          {canFill && (
            <fieldset className="flex gap-1.5">
              <legend className="sr-only">{sharesLabel ?? t("sharesLabel")}</legend>
              {shares.map((percent) => (
                <ShareButton
                  key={percent}
                  text={t("percent", { percent })}
                  onClick={() => fillShare(percent)}
                />
              ))}
              <ShareButton text={t("max")} onClick={() => fill(maximum)} />
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}

function ShareButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="figures touch-area h-8 rounded-inset bg-raised px-2.5 text-sm font-semibold text-muted transition-colors pointer-coarse:min-w-11 hover:text-text"
    >
      <bdi dir="ltr">{text}</bdi>
    </button>
  );
}
