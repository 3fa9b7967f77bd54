import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Progress } from "@/app/_ui/data/progress";
import { Amount } from "@/app/_ui/text/amount";
import { maturityFrom } from "@/lib/domain/staking/progress";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { percentOf, subtractAmount } from "@/lib/money/decimal";
import { formatFullAmount, formatPoints, formatRate } from "@/lib/money/format";
import { StakeButton } from "./stake-button";
import type { NamedProduct } from "./staking-provider";

/** How much of a product's quota is taken and left; nothing where the service sets none. */
async function QuotaBar({ product }: { product: NamedProduct }) {
  const { name, quotaLeft, quotaTotal, symbol } = product;
  if (quotaLeft === null || quotaTotal === null) return null;
  const [t, locale] = await Promise.all([getTranslations("staking.products"), getLocale()]);
  const taken = percentOf(subtractAmount(quotaTotal, quotaLeft), quotaTotal) ?? "100";
  // For drawing only.
  const percent = Number.parseInt(taken, 10);
  return (
    <div>
      <Progress
        percent={percent}
        label={t("quotaLabel", { name })}
        text={t("quotaUsed", { percent })}
        tone="violet"
      />
      <p className="mt-1.5 text-sm text-muted">
        {t("quotaLeft", {
          left: formatPoints(quotaLeft, locale),
          total: formatFullAmount(quotaTotal, symbol, locale),
        })}
      </p>
    </div>
  );
}

interface ProductPanelProps {
  product: NamedProduct;
  /** The service's clock. */
  now: Date;
  timeZone: string;
}

/** One offer: rate, limits, until when it locks, what is left of its quota, and the way in. */
export async function ProductPanel({ product, now, timeZone }: ProductPanelProps) {
  const [t, positions, locale] = await Promise.all([
    getTranslations("staking.products"),
    getTranslations("staking.positions"),
    getLocale(),
  ]);
  const { name, days, aprBps, minimum, maximum, symbol } = product;
  const limit = (raw: string | null) =>
    raw === null ? t("noLimit") : <Amount raw={raw} text={formatFullAmount(raw, symbol, locale)} />;
  const facts: (readonly [string, ReactNode])[] = [
    [t("minimum"), limit(minimum)],
    [t("maximum"), limit(maximum)],
    days === null
      ? [t("lock"), t("lockNone")]
      : [
          t("lockEnds"),
          <MemberTime key="end" at={maturityFrom(now, days).toISOString()} timeZone={timeZone} />,
        ],
  ];
  return (
    <div className="grid gap-x-8 gap-y-4 pt-5 md:grid-cols-2">
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-2.5 font-sans text-base font-semibold">
          {name}
          <span className="text-sm font-normal text-muted">
            {positions("aprOf", { rate: formatRate(bpsAsPercent(aprBps), locale) })}
          </span>
        </h3>
        <p className="mt-1 mb-4 text-sm text-muted">
          {days === null ? t("earlyFlexible") : t("earlyLocked")}
        </p>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-3">
          {facts.map(([label, value]) => (
            <div key={label} className={`min-w-0 ${days === null ? "" : "last:col-span-full"}`}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="mt-0.5 text-md font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-col justify-end gap-4">
        <StakeButton product={product} />
        <QuotaBar product={product} />
      </div>
    </div>
  );
}
