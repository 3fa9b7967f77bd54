import type { BadgeTone } from "@/app/_ui/data/badge";
import { BadgeIsland as Badge } from "@/app/_ui/data/islands";
import { isUnsettled, knownStatus } from "@/lib/domain/transaction/view";
import { transactionWords } from "./transaction-words";

const TONES: Readonly<Record<"pending" | "completed" | "cancelled", BadgeTone>> = {
  pending: "warn",
  completed: "up",
  cancelled: "neutral",
};

/** The status of a transaction that is not simply completed; nothing for one that is. */
export async function StatusBadge({ status }: { status: string | null }) {
  if (status === null || !isUnsettled({ status })) return null;
  const words = await transactionWords();
  const known = knownStatus(status);
  return <Badge tone={known ? TONES[known] : "info"}>{words.status(status)}</Badge>;
}
