"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { ResaleListing } from "@/lib/contract/resale";
import { MBTC } from "@/lib/contract/values/tokens";
import { wholeDaysLeft } from "@/lib/domain/mining/machine-list";
import { formatAmount, formatPoints, formatRate } from "@/lib/money/format";
import { PlainUnit } from "../../_components/catalogue/plain-unit";

interface ListingFactsProps {
  listing: ResaleListing;
  /** By the service's clock. */
  nowMs: number;
  locale: string;
  timeZone: string;
}

/** A listed machine: its figures, how long it still works, and its price beside that of a new one. */
export function ListingFacts({ listing, nowMs, locale, timeZone }: ListingFactsProps) {
  const t = useTranslations("resale");
  const words = useTranslations("marketplace.product");
  const mining = useTranslations("marketplace.purchase");
  const machines = useTranslations("mining.machines");
  const idle = useTranslations("mining.idle");
  const { th, wPerTh, feePercent, netPerDay, endsAt, price, perTh, newPrice, newDays, pause } =
    listing;
  const money = (raw: string, symbol = price.symbol) => (
    <ExactAmount raw={raw} symbol={symbol} locale={locale} />
  );
  const facts = [
    { label: words("power"), value: <PlainUnit value={formatPoints(th, locale)} unit="TH" /> },
    wPerTh != null && {
      label: words("efficiency"),
      value: <PlainUnit value={formatPoints(wPerTh, locale)} unit="W/TH" />,
    },
    feePercent != null && {
      label: mining("fee"),
      value: <bdi className="figures">{formatRate(feePercent, locale)}</bdi>,
    },
    netPerDay != null && { label: mining("perDay"), value: money(netPerDay, MBTC) },
    {
      label: t("worksUntil"),
      value: (
        <>
          {localTime(endsAt, locale, timeZone)}{" "}
          <span className="block text-sm font-normal text-muted">
            {machines("daysLeft", { days: wholeDaysLeft(endsAt, nowMs) })}
          </span>
        </>
      ),
    },
    { label: words("price"), value: money(price.amount) },
    { label: words("pricePerTh"), value: money(perTh) },
    newPrice != null &&
      newDays != null && {
        label: t("newPrice"),
        value: (
          <bdi className="figures">
            {t("newFor", {
              price: formatAmount(newPrice.amount, newPrice.symbol, locale),
              days: newDays,
            })}
          </bdi>
        ),
      },
  ].filter((fact) => fact !== false);
  return (
    <div className="grid gap-4">
      {pause && (
        <Notice tone="warn">
          {idle.rich("pause", {
            model: listing.model,
            time: () => localTime(pause.from, locale, timeZone),
            until: () => localTime(pause.until, locale, timeZone),
          })}
        </Notice>
      )}
      <AllDigits>
        <FactList facts={facts} />
      </AllDigits>
    </div>
  );
}
