"use client";

import { useEffect, useState } from "react";
import type { KycStage } from "@/lib/kyc/stages";
import type { KycData } from "@/lib/kyc/view";
import { dropKeptValues, keepValues, readKeptValues } from "./kept-values";

/**
 * What was typed, kept for this tab until the service has it; `restored` is where it was typed.
 *
 * @param owner names the member and the round of the check
 */
export function useKeptValues(owner: string, stage: KycStage, initial: KycData) {
  const [values, setValues] = useState<KycData>(initial);
  const [hasTyped, setTyped] = useState(false);
  const [restored, setRestored] = useState<KycStage | null>(null);

  useEffect(() => {
    const kept = readKeptValues(owner);
    if (!kept) return;
    setValues((known) => ({ ...known, ...kept.values }));
    setRestored(kept.stage);
  }, [owner]);

  useEffect(() => {
    if (hasTyped) keepValues(owner, { stage, values });
  }, [hasTyped, owner, stage, values]);

  function drop(): void {
    setTyped(false);
    setRestored(null);
    dropKeptValues();
  }

  return {
    values,
    restored,
    keep: (typed: Partial<KycData>) => {
      setValues((known) => ({ ...known, ...typed }));
      setTyped(true);
    },
    /** The service has these now. */
    settle: (sent: Partial<KycData>) => {
      setValues((known) => ({ ...known, ...sent }));
      drop();
    },
    drop,
  };
}
