"use client";

import { UnknownOutcome as Outcome } from "@/app/_shell/forms/unknown-outcome";
import { useMoney } from "./money-provider";

/** Says of an order of the wallet screens that its outcome is not known. */
export function UnknownOutcome({ isShown }: { isShown: boolean }) {
  return <Outcome isShown={isShown} texts={useMoney().texts.wallet} />;
}
