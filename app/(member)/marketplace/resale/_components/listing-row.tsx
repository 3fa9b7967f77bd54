import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/data/badge";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { ListRow } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import type { ResaleListing } from "@/lib/contract/resale";
import { wholeDaysLeft } from "@/lib/domain/mining/machine-list";
import { formatAmount, formatPoints, formatRowAmount } from "@/lib/money/format";
import { ListingFacts } from "./listing-facts";
import { BuyOpener } from "./listing-openers";

interface ListingRowProps {
  listing: ResaleListing;
  /** By the service's clock. */
  nowMs: number;
  timeZone: string;
  /** Below the price; by default what a TH costs. */
  value?: ReactNode;
  /** Below the row. */
  more?: ReactNode;
  /** In the member's own list. */
  isOwnList?: boolean;
}

/** One machine for sale: what it is, how long it still works and what it costs; a press opens it. */
export async function ListingRow(props: ListingRowProps) {
  const { listing, nowMs, timeZone, more, isOwnList = false } = props;
  const [locale, t, words] = await Promise.all([
    getLocale(),
    getTranslations("resale"),
    getTranslations("mining.machines"),
  ]);
  const { id, model, th, wPerTh, endsAt, price, perTh, isOwn } = listing;
  const facts = <ListingFacts {...{ listing, nowMs, locale, timeZone }} />;
  const priceText = formatRowAmount(price.amount, price.symbol, locale, false);
  const perThText = t("perTh", { price: formatAmount(perTh, price.symbol, locale) });
  const power = (
    <bdi dir="ltr" className="figures">
      {words("powerValue", { th: formatPoints(th, locale) })}
    </bdi>
  );
  const efficiency = wPerTh != null && (
    <bdi dir="ltr" className="figures">
      {words("efficiency", { watts: formatPoints(wPerTh, locale) })}
    </bdi>
  );
  return (
    <ListRow
      ids={id}
      disc={<MachineDrawing name={model} th={th} className="h-10 w-10 shrink-0" />}
      title={
        isOwn ? (
          <RowSheet title={model} details={facts}>
            {model}
          </RowSheet>
        ) : (
          <BuyOpener listing={listing} facts={facts} price={priceText}>
            {model}
          </BuyOpener>
        )
      }
      chip={isOwn && !isOwnList && <Badge tone="neutral">{t("yours")}</Badge>}
      text={
        <>
          {power}
          {" · "}
          {words("daysLeft", { days: wholeDaysLeft(endsAt, nowMs) })}
        </>
      }
      aside={efficiency}
      amount={<Amount raw={price.amount} text={priceText} />}
      value={props.value ?? <bdi>{perThText}</bdi>}
      more={more}
    />
  );
}
