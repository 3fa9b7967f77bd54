import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { readCapabilities } from "@/lib/domain/capability/server";
import { commissionsOn, EXAMPLE_PRICE, splitCommission } from "@/lib/domain/team/settlement";
import { readKickback } from "@/lib/domain/team/sharing-server";
import { BASE_CURRENCY, formatRate, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { LazyKickbackForm } from "./kickback-form.lazy";

/** What of direct commissions the member passes on, with what each choice comes to; nothing where it is not offered. */
export async function KickbackCard() {
  if (!(await readCapabilities()).kickback) return null;
  const [t, locale, kickback] = await Promise.all([
    getTranslations("team.kickback"),
    getLocale(),
    readKickback(),
  ]);
  if (!kickback) return null;
  const { percent, maxPercent, stepPercent, passedOn } = kickback;
  const steps = Math.floor(maxPercent / Math.max(1, stepPercent));
  const offered = Array.from({ length: steps + 1 }, (_, index) => index * stepPercent);
  // What was chosen stays in the list, whatever is offered by now.
  const percents = [...new Set([...offered, percent])].sort((one, other) => one - other);
  const { direct } = commissionsOn(EXAMPLE_PRICE);
  const choices = percents.map((value) => {
    const { kept, passed } = splitCommission(direct, value);
    return {
      value: String(value),
      label: formatRate(String(value), locale),
      example: t("example", {
        price: formatUsd(EXAMPLE_PRICE, locale),
        kept: formatUsd(kept, locale),
        passed: formatUsd(passed, locale),
      }),
    };
  });
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("title")}</CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">{t("text")}</p>
      <Texts of={["team.kickback"]}>
        <LazyKickbackForm percent={String(percent)} choices={choices} />
      </Texts>
      {passedOn && !isZero(passedOn) && (
        <div className="mt-4">
          <FactList
            facts={[
              {
                label: t("passedOn"),
                value: <Amount isPrivate raw={passedOn} text={formatUsd(passedOn, locale)} />,
              },
            ]}
          />
          <CutFacts
            symbol={BASE_CURRENCY}
            locale={locale}
            facts={[{ label: t("passedOn"), raw: passedOn }]}
          />
        </div>
      )}
    </Card>
  );
}
