"use client";

import { Checkbox } from "@/app/_ui/checkbox";
import { useMoney } from "../../_components/money-provider";

interface SmallBalancesProps {
  isHiding: boolean;
  onChange: (isHiding: boolean) => void;
  /** How many are left out, or nothing. */
  text: string;
}

/** Leaves small balances out of the list and says how many. */
export function SmallBalances({ isHiding, onChange, text }: SmallBalancesProps) {
  const t = useMoney().texts.wallet;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-1">
      <p role="status" className="text-sm text-muted">
        {text}
      </p>
      <div className="ms-auto flex min-h-11 items-center">
        <Checkbox
          label={t.hideSmall}
          checked={isHiding}
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
    </div>
  );
}
