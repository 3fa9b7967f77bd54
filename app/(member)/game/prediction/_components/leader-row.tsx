import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import type { PredictionLeader } from "@/lib/contract/prediction";
import { formatRate, formatSignedAmount } from "@/lib/money/format";
import { STAKE_SYMBOL } from "./stake-symbol";

/** One place of the leaderboard; the member's own says so. */
export async function LeaderRow({ leader }: { leader: PredictionLeader }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("prediction.leaderboard")]);
  const { rank, name, played, won, winRate, net, isMe } = leader;
  return (
    <TableCard
      title={
        <span className="flex items-center gap-3 text-base font-medium">
          <span className="figures w-7 shrink-0 text-muted">{rank}</span>
          <bdi dir="ltr">{name}</bdi>
          {isMe && <Badge tone="violet">{t("you")}</Badge>}
        </span>
      }
    >
      <TableCell label={t("played")}>
        <span className="figures">{played}</span>
      </TableCell>
      <TableCell label={t("won")}>
        <span className="figures">{won}</span>
      </TableCell>
      <TableCell label={t("winRate")}>
        <bdi dir="ltr" className="figures">
          {formatRate(winRate, locale)}
        </bdi>
      </TableCell>
      <TableCell label={t("net")}>
        <Amount
          raw={net}
          text={formatSignedAmount(net, STAKE_SYMBOL, locale)}
          className={net.startsWith("-") ? "text-down" : "text-up"}
        />
      </TableCell>
    </TableCard>
  );
}
