import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import type { RateBreakdown, RateRow } from "@/lib/mining/breakdown";
import { formatFullAmount } from "@/lib/money/format";

interface RateExactProps {
  breakdown: RateBreakdown;
  nameOf: (row: RateRow) => string;
  locale: string;
}

/** The rows of the rate with every digit that the service gave. */
export async function RateExact({ breakdown, nameOf, locale }: RateExactProps) {
  const t = await getTranslations("mining.rate");
  const { power, base, bonuses, gross, fee, net } = breakdown;
  const row = (label: string, raw: string) => ({
    label,
    value: (
      <Amount
        isPrivate
        raw={raw}
        text={formatFullAmount(raw, "mBTC", locale)}
        className="text-sm break-all"
      />
    ),
  });
  return (
    <details className="mt-1">
      <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer items-center rounded-button px-2 text-md font-medium text-accent-text">
        {t("exact")}
      </summary>
      <div className="mt-2 rounded-inset bg-raised p-4">
        <FactList
          facts={[
            ...power.map((one) => row(nameOf(one), one.exact)),
            row(t("base"), base.exact),
            ...bonuses.map((one) => row(nameOf(one), one.exact)),
            row(t("gross"), gross.exact),
            row(t("fee"), fee.exact),
            row(t("net"), net.exact),
          ]}
        />
      </div>
    </details>
  );
}
