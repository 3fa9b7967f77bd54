"use client";

import { useId, useRef, useState } from "react";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { TextField } from "./text-field";

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
  // ISO days sort like texts.
  const isWrong = range.from !== "" && range.to !== "" && range.from > range.to;

  function change(part: Partial<typeof range>) {
    const next = { ...range, ...part };
    setRange(next);
    const isNextWrong = next.from !== "" && next.to !== "" && next.from > next.to;
    last.current?.setCustomValidity(isNextWrong ? texts.order : "");
    if (!isNextWrong) onChange?.(next);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={isWrong ? `${id}-order` : undefined}>
      <legend className="sr-only">{texts.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2.5">
        <TextField
          type="date"
          label={texts.from}
          name={names.from}
          value={range.from}
          min={min}
          max={max}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          ref={last}
          type="date"
          label={texts.to}
          name={names.to}
          value={range.to}
          min={min}
          max={max}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      {isWrong && (
        <p id={`${id}-order`} role="alert" className="mt-1.5 text-sm text-down">
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
