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

interface ProductCardProps {
  product: NamedProduct;
  /** The service's clock. */
  now: Date;
  timeZone: string;
}

/** One offer: rate, limits, until when it locks, what is left of its quota, and the way in. */
export async function ProductCard({ product, now, timeZone }: ProductCardProps) {
  const [t, locale] = await Promise.all([getTranslations("staking.products"), getLocale()]);
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
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <h3 className="font-sans text-md font-semibold">{name}</h3>
      <p className="mt-1 mb-4 flex items-baseline gap-2">
        <bdi dir="ltr" className="figures-display text-4xl">
          {formatRate(bpsAsPercent(aprBps), locale)}
        </bdi>
        <span className="text-sm text-muted">{t("apr")}</span>
      </p>
      <div className="mb-4">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-1">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0 last:col-span-full">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="mt-0.5 text-md font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-muted">
          {days === null ? t("earlyFlexible") : t("earlyLocked")}
        </p>
      </div>
      <div className="mt-auto grid gap-4">
        <QuotaBar product={product} />
        <StakeButton product={product} />
      </div>
    </li>
  );
}
