import { KYC_STAGES, type KycStage } from "@/lib/kyc/stages";
import type { KycData } from "@/lib/kyc/view";

const KEY = "merlin-kyc";

interface KeptValues {
  readonly stage: KycStage;
  readonly values: Partial<KycData>;
}

/** Keeps what a member has typed for this tab, so that an expired session loses nothing. */
export function keepValues(owner: string, kept: KeptValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, ...kept }));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

export function dropKeptValues(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What this owner had typed in this tab, or null; another one's is dropped. */
export function readKeptValues(owner: string): KeptValues | null {
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
