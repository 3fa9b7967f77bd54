import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/link-tabs";
import { PREDICTION_TABS, type PredictionQuery } from "@/lib/prediction/query";
import { predictionHref } from "./prediction-href";

/** Own rounds, leaderboard and rules, each at an address of its own. */
export async function PredictionTabs({ query }: { query: PredictionQuery }) {
  const t = await getTranslations("prediction.tabs");
  return (
    <LinkTabs
      label={t("label")}
      tabs={PREDICTION_TABS.map((tab) => ({
        label: t(tab),
        href: predictionHref(query, { tab }),
        isCurrent: tab === query.tab,
      }))}
    />
  );
}
