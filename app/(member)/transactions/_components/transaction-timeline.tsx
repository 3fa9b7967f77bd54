import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Timeline, type TimelineStep } from "@/app/_ui/timeline";
import type { TransactionDetailView } from "@/lib/transaction/detail";
import { readableCode } from "@/lib/transaction/view";

interface TransactionTimelineProps {
  steps: TransactionDetailView["timeline"];
  timeZone: string;
}

const KNOWN = [
  "requested",
  "approved",
  "sent",
  "confirmed",
  "rejected",
  "cancelled",
  "pending",
  "completed",
] as const;
const FAILED: ReadonlySet<string> = new Set(["rejected", "cancelled"]);

/** What happened to a transaction, step by step. All of it lies in the past. */
export async function TransactionTimeline({ steps, timeZone }: TransactionTimelineProps) {
  const t = await getTranslations("transactionDetail");
  const shown = steps.map(({ status, at }): TimelineStep => {
    const known = KNOWN.find((step) => step === status);
    const isFailed = FAILED.has(status);
    return {
      id: `${status}-${at}`,
      label: known ? t(`steps.${known}`) : readableCode(status),
      state: isFailed ? "failed" : "done",
      stateText: isFailed ? t("stepEnded") : t("stepDone"),
      at: <MemberTime at={at} timeZone={timeZone} />,
    };
  });
  return <Timeline label={t("timeline")} steps={shown} />;
}
