import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { Stat } from "@/app/_ui/data/stat";
import { Amount } from "@/app/_ui/text/amount";
import { readLatestPositions, readPredictionPnl } from "@/lib/domain/prediction/server";
import { winStreak } from "@/lib/domain/prediction/streak";
import { breakable, formatAmount, formatRate, formatSignedAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { STAKE_SYMBOL } from "../stake-symbol";

function netOf(net: string) {
  if (isZero(net)) return { word: "netEven", colour: "" } as const;
  return net.startsWith("-")
    ? ({ word: "netLoss", colour: "text-down" } as const)
    : ({ word: "netGain", colour: "text-up" } as const);
}

/** Won, lost and refunded, net, win rate, best round and streak over all settled entries. */
export async function PnlSummary() {
  const [locale, t, pnl, latest] = await Promise.all([
    getLocale(),
    getTranslations("prediction.history"),
    readPredictionPnl(),
    readLatestPositions(),
  ]);
  if (!pnl) return null;
  const { won, lost, refunded, net, winRate, best, staked } = pnl;
  const { word, colour } = netOf(net);
  return (
    <Card aria-label={t("summary")}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3">
        <Stat
          size="fitting"
          label={t("net")}
          value={
            <Amount
              isPrivate
              raw={net}
              text={breakable(formatSignedAmount(net, STAKE_SYMBOL, locale))}
              className={colour}
            />
          }
          note={t(word)}
        />
        <Stat
          size="fitting"
          label={t("winRate")}
          value={winRate ? <bdi dir="ltr">{formatRate(winRate, locale)}</bdi> : t("none")}
          note={t("winRateNote", { count: won + lost })}
        />
        <Stat
          size="fitting"
          label={t("counts")}
          value={won + lost + refunded}
          note={t("countsNote", { won, lost, refunded })}
        />
        <Stat
          size="fitting"
          label={t("best")}
          value={
            best ? (
              <Amount
                isPrivate
                raw={best}
                text={breakable(formatSignedAmount(best, STAKE_SYMBOL, locale))}
                className="text-up"
              />
            ) : (
              t("none")
            )
          }
        />
        <Stat
          size="fitting"
          label={t("streak")}
          value={t("streakValue", { count: winStreak(latest) })}
        />
        {staked && (
          <Stat
            size="fitting"
            label={t("staked")}
            value={
              <Amount
                isPrivate
                raw={staked}
                text={breakable(formatAmount(staked, STAKE_SYMBOL, locale))}
              />
            }
            note={t("stakedNote")}
          />
        )}
      </dl>
    </Card>
  );
}
