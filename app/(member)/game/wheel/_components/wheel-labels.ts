import type { Wheel } from "@/lib/contract/game";
import { AMBTC } from "@/lib/contract/values/tokens";
import { formatPoints } from "@/lib/money/format";

/** What is written on a segment, and which of the wheel's colours it has. */
export interface WheelLabel {
  readonly weight: number;
  readonly text: string;
  readonly tone: "token" | "airdrop" | "power";
}

/** Short labels of the segments: `5 MERLIN`, `3 TH`. @param wordTh power in TH in words */
export function wheelLabels(
  { segments }: Wheel,
  locale: string,
  wordTh: (th: string) => string,
): WheelLabel[] {
  return segments.map(({ weight, prize: { kind, symbol, amount, th } }) => {
    if (kind === "power") {
      return { weight, text: wordTh(formatPoints(th ?? "0", locale)), tone: "power" };
    }
    const text = `${formatPoints(amount ?? "0", locale)} ${symbol ?? ""}`;
    return { weight, text, tone: symbol === AMBTC ? "airdrop" : "token" };
  });
}
