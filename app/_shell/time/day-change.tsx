import { useTranslations } from "next-intl";
import { PriceChange } from "@/app/_ui/text/price-change";
import { formatChange } from "@/lib/money/format";

/** How much a price has changed in a day, in percent. */
export function DayChange({ raw, locale }: { raw: string; locale: string }) {
  const t = useTranslations("price");
  return (
    <PriceChange
      raw={raw}
      text={formatChange(raw, locale)}
      words={{ up: t("up"), down: t("down"), flat: t("flat") }}
    />
  );
}
