import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { PriceChange } from "@/app/_ui/text/price-change";
import { formatChange } from "@/lib/money/format";

/** How much a price has changed in a day, in percent. */
export function DayChange({
  raw,
  locale,
  look,
}: {
  raw: string;
  locale: string;
  look?: ComponentProps<typeof PriceChange>["look"];
}) {
  const t = useTranslations("price");
  return (
    <PriceChange
      raw={raw}
      text={formatChange(raw, locale)}
      look={look}
      words={{ up: t("up"), down: t("down"), flat: t("flat") }}
    />
  );
}
