"use client";

import { useEffect, useState } from "react";
import { KYC_STAGES, type KycStage } from "@/lib/domain/kyc/stages";
import type { KycData } from "@/lib/domain/kyc/view";

const KEY = "merlin-kyc";

interface KeptValues {
  readonly stage: KycStage;
  readonly values: Partial<KycData>;
}

/** Keeps what a member has typed for this tab, so that an expired session loses nothing. */
function keepValues(owner: string, kept: KeptValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, ...kept }));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

function dropKeptValues(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What this owner had typed in this tab, or null; another one's is dropped. */
function readKeptValues(owner: string): KeptValues | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (kept === null) return null;
    if (kept.owner === owner && KYC_STAGES.includes(kept.stage)) return kept;
    dropKeptValues();
  } catch {
    // As above.
  }
  return null;
}

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
