import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";

const RULES = ["lightRule", "rowRule", "stepRule", "pauseRule", "proofRule"] as const;

/** The rules, the keys, and what somebody who does not see the lanes can do. */
export async function HowToCard({ playsPerDay }: { playsPerDay: number }) {
  const t = await getTranslations("rush");
  return (
    <Card className="h-full">
      <CardHeading>{t("howTo")}</CardHeading>
      <ul className="mb-5 grid list-disc gap-2 ps-5 text-md text-muted">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
        <li>{t("playsRule", { count: playsPerDay })}</li>
      </ul>
      <FactList
        facts={[
          {
            label: t("laneKeys"),
            value: (
              <bdi dir="ltr" className="figures">
                {t("laneKeysValue")}
              </bdi>
            ),
          },
          { label: t("pauseKeys"), value: t("pauseKeysValue") },
          { label: t("touch"), value: t("touchValue") },
        ]}
      />
      <h3 className="mt-6 mb-2 text-base">{t("byEar")}</h3>
      <p className="text-md text-muted">{t("byEarText")}</p>
    </Card>
  );
}
