import { fillText } from "@/app/_ui/text/fill-text";
import type { Wheel } from "@/lib/contract/game";
import { formatPoints } from "@/lib/money/format";

/** What is written on a segment, and which of the wheel's colours it has. */
export interface WheelLabel {
  readonly weight: number;
  readonly text: string;
  readonly tone: "token" | "airdrop" | "power";
}

/** Short labels of the segments: `5 MERLIN`, `3 TH`. @param thText with `{th}` */
export function wheelLabels({ segments }: Wheel, locale: string, thText: string): WheelLabel[] {
  return segments.map(({ weight, prize: { kind, symbol, amount, th } }) => {
    if (kind === "power") {
      const text = fillText(thText, { th: formatPoints(th ?? "0", locale) });
      return { weight, text, tone: "power" };
    }
    const text = `${formatPoints(amount ?? "0", locale)} ${symbol ?? ""}`;
    return { weight, text, tone: symbol === "AmBTC" ? "airdrop" : "token" };
  });
}
