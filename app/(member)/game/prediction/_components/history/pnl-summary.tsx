import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Ring } from "@/app/_ui/data/ring";
import { Amount } from "@/app/_ui/text/amount";
import { MERLIN } from "@/lib/contract/values/tokens";
import { winStreak } from "@/lib/domain/prediction/outcome";
import { readLatestPositions, readPredictionPnl } from "@/lib/domain/prediction/server";
import {
  breakable,
  formatAmount,
  formatRate,
  formatShare,
  formatSignedAmount,
} from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

function netOf(net: string) {
  if (isZero(net)) return { word: "netEven", colour: "" } as const;
  return net.startsWith("-")
    ? ({ word: "netLoss", colour: "" } as const)
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
  const merlin = (raw: string, text: string, tone = "") => (
    <Amount isPrivate raw={raw} text={breakable(text)} className={tone} />
  );
  const facts = [
    {
      label: t("best"),
      value: best ? merlin(best, formatSignedAmount(best, MERLIN, locale), "text-up") : t("none"),
    },
    { label: t("streak"), value: t("streakValue", { count: winStreak(latest) }) },
    ...(staked
      ? [{ label: t("staked"), value: merlin(staked, formatAmount(staked, MERLIN, locale)) }]
      : []),
  ];
  return (
    <Card
      aria-label={t("summary")}
      className="grid gap-x-10 gap-y-3 max-md:p-4 md:grid-cols-2 md:items-center"
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-muted">
            {t("net")} · {t(word)}
          </p>
          <p className="figures-display text-3xl wrap-anywhere">
            <Amount
              isPrivate
              isHero
              raw={net}
              text={breakable(formatSignedAmount(net, MERLIN, locale))}
              className={colour}
            />
          </p>
          <p className="text-sm text-muted">{t("countsNote", { won, lost, refunded })}</p>
        </div>
        {winRate && (
          <Ring
            percent={Number(winRate)}
            label={t("winRate")}
            text={formatRate(winRate, locale)}
            className="size-[min(4.5rem,112px)]"
          >
            <bdi dir="ltr" className="figures text-sm font-semibold whitespace-nowrap">
              {formatShare(winRate, locale)}
            </bdi>
          </Ring>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-x-4 max-[18rem]:grid-cols-1 border-t max-[22rem]:gap-x-2 border-line pt-3 md:border-0 md:pt-0">
        {facts.map(({ label, value }) => (
          <div key={label} className="row-span-2 grid min-w-0 grid-rows-subgrid">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-md font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="empty:hidden md:col-span-2">
        <CutFacts
          symbol={MERLIN}
          locale={locale}
          facts={[
            { label: t("net"), raw: net },
            { label: t("best"), raw: best },
            { label: t("staked"), raw: staked },
          ]}
        />
      </div>
    </Card>
  );
}
