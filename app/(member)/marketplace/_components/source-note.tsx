import { getLocale, getTranslations } from "next-intl/server";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { MBTC } from "@/lib/contract/values/tokens";
import { formatAmount } from "@/lib/money/format";
import { COSTS_ID } from "./anchors";
import type { MiningTerms } from "./section-props";

/** Above everything that can be bought: who pays the yield, and that nothing is promised. */
export async function SourceNote({ terms }: { terms: MiningTerms }) {
  const [t, locale] = await Promise.all([getTranslations("marketplace"), getLocale()]);
  const { fee, ratePerThDay } = terms;
  const gap = sentenceGap(locale);
  return (
    <Notice tone="info" className="mb-3 max-md:text-sm md:mb-5">
      <p className="max-md:inline">
        {t("source")}
        {gap}
      </p>
      <p className="mt-1 max-md:inline">
        <span className="max-md:sr-only">
          {t("sourceStatic")}
          {gap}
        </span>
        {ratePerThDay !== null && (
          <span className="max-md:sr-only">
            {t.rich("sourceRate", {
              percent: fee,
              rate: () => (
                <Amount raw={ratePerThDay} text={formatAmount(ratePerThDay, MBTC, locale)} />
              ),
            })}
            {gap}
          </span>
        )}
        <a
          href={`#${COSTS_ID}`}
          className="relative font-semibold whitespace-nowrap text-accent-text underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline"
        >
          {t("allCosts")}
        </a>
      </p>
    </Notice>
  );
}
