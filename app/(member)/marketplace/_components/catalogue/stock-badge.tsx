import { Badge, type BadgeTone } from "@/app/_ui/badge";
import { type StockState, stockState } from "@/lib/marketplace/stock";

const TONES: Readonly<Record<StockState["kind"], BadgeTone>> = {
  plenty: "up",
  low: "neutral",
  soldOut: "neutral",
};

/** Whether there is any left, in words. */
export function StockBadge({ stock, text }: { stock: number | null; text: string }) {
  return <Badge tone={TONES[stockState(stock).kind]}>{text}</Badge>;
}
