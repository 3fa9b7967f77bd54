"use client";

import { Minus, Plus } from "lucide";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field, fieldAria, INPUT_STYLE, WRITING } from "@/app/_ui/control/field";
import { Icon } from "@/app/_ui/data/icon";
import { useMarketplace } from "../marketplace-provider";
import type { Quantity } from "./use-quantity";

const STEP_STYLE =
  "grid size-12 shrink-0 place-items-center rounded-button border border-line-strong bg-surface hover:bg-raised disabled:text-faint";

interface QuantityFieldProps {
  quantity: Quantity;
  isFrozen: boolean;
}

/** How many pieces: typed, or by the buttons beside it. */
export function QuantityField({ quantity, isFrozen }: QuantityFieldProps) {
  const id = useId();
  const { rules } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const { text, quantity: count, largest, stock } = quantity;
  const hint =
    stock !== null && stock < rules.perOrder
      ? t("leftInStock", { count: stock })
      : t("upTo", { count: largest });
  const error = count === null ? t("quantityInvalid", { count: largest }) : undefined;
  const step = (by: number) =>
    quantity.set(String(Math.min(largest, Math.max(1, (count ?? 1) + by))));
  return (
    <Field id={id} label={t("quantity")} hint={hint} error={error}>
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={t("fewer")}
          disabled={isFrozen || count === 1}
          onClick={() => step(-1)}
          className={STEP_STYLE}
        >
          <Icon node={Minus} size={18} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          {...WRITING.exact}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          value={text}
          readOnly={isFrozen}
          onChange={(event) => quantity.set(event.target.value)}
          className={`${INPUT_STYLE} figures text-center read-only:bg-raised`}
          {...fieldAria(id, { hint, error })}
        />
        <button
          type="button"
          aria-label={t("more")}
          disabled={isFrozen || count === largest}
          onClick={() => step(1)}
          className={STEP_STYLE}
        >
          <Icon node={Plus} size={18} />
        </button>
      </div>
    </Field>
  );
}
