import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge, type BadgeTone } from "@/app/_ui/badge";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

const TONES: Readonly<Record<AirdropTask["state"], BadgeTone>> = {
  locked: "neutral",
  available: "neutral",
  pending: "warn",
  claimable: "info",
  claimed: "up",
  expired: "neutral",
  closed: "neutral",
};

interface TaskRewardProps {
  task: AirdropTask;
  locale: string;
}

/** What a task pays, and how it stands in words. */
export async function TaskReward({ task, locale }: TaskRewardProps) {
  const t = await getTranslations("airdrop.tasks");
  const { reward, state, kind } = task;
  const amount = () => (
    <Amount raw={reward} text={`+${formatFullAmount(reward, AIRDROP_SYMBOL, locale)}`} />
  );
  return (
    <div className="flex flex-col items-start gap-1 min-[44rem]:items-end">
      <span className="text-base font-semibold whitespace-nowrap">
        {kind === "referral" ? t.rich("rewardEach", { amount }) : amount()}
      </span>
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
    </div>
  );
}
