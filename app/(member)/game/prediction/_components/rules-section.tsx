import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MERLIN } from "@/lib/contract/values/tokens";
import { estimatePayout, feePercent } from "@/lib/domain/prediction/payout";
import { readPredictionState } from "@/lib/domain/prediction/server";
import { formatFullAmount, formatRate } from "@/lib/money/format";

/** The contract's own example: a stake that makes its side 15, in a pot of 150. */
const EXAMPLE = { stake: "2", before: { upPool: "13", downPool: "135" }, pool: "15", pot: "150" };

/** How a round runs, what a win pays and when stakes come back, in plain words with the service's figures. */
export async function RulesSection() {
  const [locale, t, missing, state] = await Promise.all([
    getLocale(),
    getTranslations("prediction.rules"),
    getTranslations("prediction"),
    readPredictionState(),
  ]);
  if (!state) {
    return (
      <Card>
        <EmptyState
          art="prediction"
          title={missing("missingTitle")}
          text={missing("missingText")}
        />
      </Card>
    );
  }
  const { feeBps, intervalSec, lockBufferSec, minStake, maxStake } = state;
  const amount = (raw: string) => formatFullAmount(raw, MERLIN, locale);
  const { stake, before, pool, pot } = EXAMPLE;
  const outcome = estimatePayout(before, { side: "up", amount: stake }, feeBps);
  const sections = [
    {
      title: t("roundTitle"),
      text: t("round", { minutes: Math.round(intervalSec / 60), seconds: lockBufferSec }),
    },
    { title: t("decisionTitle"), text: t("decision") },
    {
      title: t("payoutTitle"),
      text: t("payout", { fee: formatRate(feePercent(feeBps), locale) }),
      example:
        outcome.kind === "payout"
          ? t("example", {
              stake: amount(stake),
              pool: amount(pool),
              pot: amount(pot),
              feeAmount: amount(outcome.fee),
              payout: amount(outcome.payout),
            })
          : null,
    },
    { title: t("refundTitle"), text: t("refund") },
    { title: t("entryTitle"), text: t("entry") },
    { title: t("creditTitle"), text: t("credit") },
    { title: t("houseTitle"), text: t("house") },
    {
      title: t("limitsTitle"),
      text: t("limits", { minimum: amount(minStake), maximum: amount(maxStake) }),
    },
    { title: t("riskTitle"), text: t("risk") },
  ];
  return (
    <Card aria-label={t("label")}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {sections.map(({ title, text, example }) => (
          <div key={title} className="min-w-0">
            <h2 className="text-base">{title}</h2>
            <p className="mt-1 text-md text-muted">{text}</p>
            {example && <p className="figures mt-2 text-md text-muted">{example}</p>}
          </div>
        ))}
      </div>
    </Card>
  );
}
