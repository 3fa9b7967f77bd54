import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Amount } from "@/app/_ui/amount";
import { claimTitle } from "@/lib/airdrop/task-words";
import type { AirdropClaim } from "@/lib/contract/airdrop";
import { formatSignedAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

interface ClaimRowProps {
  claim: AirdropClaim;
  timeZone: string;
}

/** One claim: what for, when and how much. */
export async function ClaimRow({ claim, timeZone }: ClaimRowProps) {
  const [t, locale, title] = await Promise.all([
    getTranslations("airdrop.history"),
    getLocale(),
    claimTitle(claim.taskId ?? null, claim.title),
  ]);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
      <span className="min-w-0 grow">
        <span className="block text-base font-medium">
          {claim.kind === "check_in" ? t("checkIn") : title}
        </span>
        <span className="text-sm text-muted">
          <MemberTime at={claim.at} timeZone={timeZone} namesZone />
        </span>
      </span>
      <Amount
        isPrivate
        raw={claim.amount}
        text={formatSignedAmount(claim.amount, AIRDROP_SYMBOL, locale)}
        className="text-base font-medium text-up"
      />
    </li>
  );
}
