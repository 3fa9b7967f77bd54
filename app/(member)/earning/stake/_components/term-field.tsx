"use client";

import { useId } from "react";
import { FieldNotes } from "@/app/_ui/control/field";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { type NamedProduct, useStaking } from "./staking-provider";

interface TermFieldProps {
  label: string;
  products: readonly NamedProduct[];
  chosenId: string;
  onChoose: (id: string) => void;
  isFrozen: boolean;
  error?: string;
}

/** Terms to choose from, each with its rate. */
export function TermField(props: TermFieldProps) {
  const { label, products, chosenId, onChoose, isFrozen, error } = props;
  const { locale } = useStaking();
  const id = useId();
  return (
    <fieldset
      disabled={isFrozen}
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-md font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 sm:gap-2">
        {products.map(({ id: productId, name, aprBps }) => (
          <label
            key={productId}
            className="grid min-h-16 cursor-pointer content-center rounded-inset border-2 border-transparent bg-raised px-0.5 text-center text-lg font-semibold transition-colors hover:bg-hi has-checked:border-violet has-checked:bg-tint-violet has-checked:text-violet-text has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-disabled:cursor-default"
          >
            <input
              type="radio"
              name="term"
              value={productId}
              checked={productId === chosenId}
              onChange={() => onChoose(productId)}
              className="sr-only"
            />
            <bdi dir="ltr">{formatRate(bpsAsPercent(aprBps), locale)}</bdi>
            <span className="text-xs leading-tight font-medium wrap-normal text-muted max-sm:text-[0.6875rem]">
              <span className="sr-only">, </span>
              {name}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} isAlert />
    </fieldset>
  );
}
