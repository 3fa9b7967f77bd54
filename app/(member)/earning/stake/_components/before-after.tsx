"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { StakingChangeQuote, StakingTerms } from "@/lib/contract/staking-change";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { AmountLine } from "./amount-line";
import { useStaking } from "./staking-provider";

/** A position as it stands and as a change would leave it, line by line. */
export function BeforeAfter({ quote }: { quote: Pick<StakingChangeQuote, "before" | "after"> }) {
  const { locale, products, timeZone } = useStaking();
  const t = useTranslations("staking.change");
  const { before, after } = quote;
  const amount = (raw: string) => <AmountLine isPrivate raw={raw} />;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  const hasEnd = before.maturesAt != null || after.maturesAt != null;
  const lines: readonly (readonly [string, (terms: StakingTerms) => ReactNode])[] = [
    ...(before.productId === after.productId
      ? []
      : [[t("product"), ({ productId }: StakingTerms) => nameOf(productId)] as const]),
    [t("principal"), ({ principal }) => amount(principal)],
    [t("apr"), ({ aprBps }) => <bdi dir="ltr">{formatRate(bpsAsPercent(aprBps), locale)}</bdi>],
    [t("perDay"), ({ perDay }) => amount(perDay)],
    ...(hasEnd
      ? [
          [
            t("matures"),
            ({ maturesAt }: StakingTerms) =>
              maturesAt && (
                <time dateTime={maturesAt}>{localTime(maturesAt, locale, timeZone)}</time>
              ),
          ] as const,
          [t("accrued"), ({ accrued }: StakingTerms) => amount(accrued)] as const,
        ]
      : []),
  ];
  return (
    <div className="rounded-inset bg-raised p-4">
      <AllDigits>
        <table className="w-full table-fixed text-sm sm:text-md">
          <caption className="sr-only">{t("comparison")}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pe-2 pb-1 text-start font-normal">
                {t("before")}
              </th>
              <th scope="col" className="pb-1 text-start font-normal">
                {t("after")}
              </th>
            </tr>
          </thead>
          {lines.map(([label, value]) => (
            <tbody key={label} className="border-t border-line align-baseline">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-2 text-start text-sm font-normal text-muted"
                >
                  {label}
                </th>
              </tr>
              <tr>
                <td className="figures pe-2 pb-2 text-muted">{value(before)}</td>
                <td className="figures pb-2 font-semibold">{value(after)}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </AllDigits>
    </div>
  );
}
