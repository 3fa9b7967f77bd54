"use client";

import { useEffect, useState } from "react";
import { type Estimate, estimateEarnings } from "@/lib/domain/platform/estimate";
import { parsePower } from "@/lib/domain/platform/power";
import { CalculatorView } from "./calculator-view";

interface CalculatorProps {
  id: string;
  /** Worked out on the server: what stands before anything is typed. */
  first: { th: string; estimate: Estimate };
  ratePerTh: string;
  price: string | null;
  locale: string;
  takesFocus: boolean;
}

/** The calculator at work, in exact decimals. */
export function Calculator({ first, ratePerTh, price, takesFocus, ...view }: CalculatorProps) {
  const [typed, setTyped] = useState(first.th);
  const [hadFocus] = useState(takesFocus);
  useEffect(() => {
    if (hadFocus) document.getElementById(view.id)?.focus();
  }, [hadFocus, view.id]);
  const th = parsePower(typed);
  const estimate = th ? estimateEarnings(th, ratePerTh, price) : first.estimate;
  return <CalculatorView {...view} typed={typed} th={th} estimate={estimate} onChange={setTyped} />;
}
