import { getLocale } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { readCapabilities } from "@/lib/domain/capability/server";
import type { PriceView } from "@/lib/domain/price/view";
import { BASE_CURRENCY } from "@/lib/money/format";
import { PriceAlertsButton } from "./price-alerts-button";

interface PriceAlertsProps {
  prices: readonly PriceView[];
  /** The token that is chosen at first. */
  first?: string;
}

/** The way to the member's price alerts, where the service has them. */
export async function PriceAlerts({ prices, first }: PriceAlertsProps) {
  const { alerts, push } = await readCapabilities();
  const codes = prices.map(({ code }) => code).filter((code) => code !== BASE_CURRENCY);
  if (!alerts || codes.length === 0) return null;
  const ordered = first ? [first, ...codes.filter((code) => code !== first)] : codes;
  return (
    <Texts of={["priceAlerts.title"]}>
      <PriceAlertsButton
        codes={ordered}
        pushKey={push?.publicKey ?? null}
        locale={await getLocale()}
      />
    </Texts>
  );
}
