"use client";

import { Check } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import { formatAmount, formatSignedAmount } from "@/lib/money/format";
import { fromUnits, toUnits } from "@/lib/money/units";
import { usePredictionBoard } from "./board-provider";

type Own = NonNullable<PredictionRound["me"]>;

const TONES: Readonly<Record<Own["status"], string>> = {
  open: "bg-tint-violet text-violet-text",
  won: "bg-tint-up text-up",
  lost: "bg-tint-down text-down",
  refunded: "bg-raised text-text",
};

function Result({ me }: { me: Own }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.round");
  if (me.status === "open") return null;
  const payout = me.payout ?? "0";
  const change = fromUnits(toUnits(payout) - toUnits(me.amount));
  const isRefund = me.status === "refunded";
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
      <span>{t(me.status)}</span>
      <Amount
        isPrivate
        raw={isRefund ? payout : change}
        text={
          isRefund
            ? formatAmount(payout, MERLIN, locale)
            : formatSignedAmount(change, MERLIN, locale)
        }
      />
    </p>
  );
}

/** The member's own entry in a round, and what came of it. */
export function OwnEntry({ me }: { me: Own }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.round");
  return (
    <div className={`rounded-inset px-3 py-2.5 text-md ${TONES[me.status]}`}>
      <p className="flex items-center gap-1.5 font-semibold">
        <Icon node={Check} size={16} strokeWidth={2.25} />
        {t(`entered.${me.side}`)}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>{t("stake")}</span>
        <Amount isPrivate raw={me.amount} text={formatAmount(me.amount, MERLIN, locale)} />
      </p>
      <Result me={me} />
    </div>
  );
}
