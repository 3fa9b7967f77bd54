"use client";

import { type ComponentProps, useId, useRef, useState } from "react";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { Field, fieldAria, INPUT_STYLE, WRITING } from "./field";

interface DateRangeProps {
  texts: { legend: string; from: string; to: string; presets: string; order: string };
  /** Names in the query or the form. */
  names?: { from: string; to: string };
  /** `2026-11-21`, or empty. */
  from: string;
  to: string;
  /** The days that can be chosen. */
  min?: string;
  max?: string;
  /** Ready-made ranges as addresses. */
  presets?: readonly { href: string; label: string; isCurrent: boolean }[];
  onChange?: (range: { from: string; to: string }) => void;
}

interface DayFieldProps extends ComponentProps<"input"> {
  label: string;
  /** Id of what says what is wrong with it. */
  errorId: string | undefined;
}

function DayField({ label, errorId, ...rest }: DayFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        type="date"
        {...WRITING.exact}
        className={INPUT_STYLE}
        {...rest}
        {...fieldAria(id, { refusedBy: errorId })}
      />
    </Field>
  );
}

/** Years of fewer digits are being typed: 0002, 0020, 0202. */
const FIRST_WHOLE_YEAR = "1000";

function isOutOfOrder({ from, to }: { from: string; to: string }): boolean {
  // ISO days sort like texts.
  return from > to && to > FIRST_WHOLE_YEAR;
}

/** Two days by the browser's own picker, and presets; the first is never after the second. */
export function DateRange({
  texts,
  names = { from: "from", to: "to" },
  from,
  to,
  min,
  max,
  presets = [],
  onChange,
}: DateRangeProps) {
  const id = useId();
  const last = useRef<HTMLInputElement>(null);
  const [range, setRange] = useState({ from, to });
  const errorId = isOutOfOrder(range) ? `${id}-order` : undefined;

  function change(part: Partial<typeof range>) {
    const next = { ...range, ...part };
    setRange(next);
    const isNextWrong = isOutOfOrder(next);
    last.current?.setCustomValidity(isNextWrong ? texts.order : "");
    if (!isNextWrong) onChange?.(next);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2.5">
        <DayField
          errorId={errorId}
          label={texts.from}
          name={names.from}
          value={range.from}
          min={min}
          max={max}
          onChange={(event) => change({ from: event.target.value })}
        />
        <DayField
          ref={last}
          errorId={errorId}
          label={texts.to}
          name={names.to}
          value={range.to}
          min={min}
          max={max}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      {errorId && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-down">
          {texts.order}
        </p>
      )}
      {presets.length > 0 && (
        <div className="mt-3">
          <SegmentedLinks label={texts.presets} options={presets} />
        </div>
      )}
    </fieldset>
  );
}
