import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge, type BadgeTone } from "@/app/_ui/badge";
import { NoValue } from "@/app/_ui/no-value";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import type { StakingReward } from "@/lib/earning/position";
import { formatAmount } from "@/lib/money/format";
import { utcDayText } from "../../_components/utc-day-text";

const TONES: Readonly<Record<StakingReward["status"], BadgeTone>> = {
  paid: "up",
  locked: "violet",
  released: "up",
  forfeited: "warn",
};

interface RewardRowProps {
  reward: StakingReward;
  symbol: string;
  /** The product's name; null for one that is not offered any more. */
  product: string | null;
}

/** The reward of one UTC day and what became of it. */
export async function RewardRow({ reward, symbol, product }: RewardRowProps) {
  const { day, positionId, amount, status } = reward;
  const [t, common, locale, date] = await Promise.all([
    getTranslations("staking.rewards"),
    getTranslations("common"),
    getLocale(),
    utcDayText(day),
  ]);
  return (
    <TableCard
      title={
        <time dateTime={day} className="figures font-semibold">
          {date}
        </time>
      }
    >
      <TableCell label={t("product")}>
        {product ?? <NoValue text={common("notAvailable")} />}
      </TableCell>
      <TableCell label={t("positionId")}>
        <bdi dir="ltr" className="figures">
          {positionId}
        </bdi>
      </TableCell>
      <TableCell label={t("amount")}>
        <Amount isPrivate raw={amount} text={formatAmount(amount, symbol, locale)} />
      </TableCell>
      <TableCell label={t("status")}>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </TableCell>
    </TableCard>
  );
}
