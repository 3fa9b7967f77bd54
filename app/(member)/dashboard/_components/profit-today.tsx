import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { formatUsd } from "@/lib/money/format";
import { readRecentProfit } from "./recent-profit";

/** Today's profit beside the total; nothing while the service has none to tell. */
export async function ProfitToday() {
  const [locale, t, days] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readRecentProfit().catch(() => null),
  ]);
  const today = days?.at(-1);
  if (!today?.profit) return null;
  const isLoss = today.profit.startsWith("-");
  const isNothing = !/[1-9]/.test(today.profit);
  const sign = isNothing || isLoss ? "" : "+";
  return (
    <p className="mt-2.5">
      <Badge tone={isNothing ? "neutral" : isLoss ? "down" : "up"}>
        {t.rich("profitToday", {
          amount: () => (
            <Amount
              isPrivate
              raw={today.profit}
              text={`${sign}${formatUsd(today.profit, locale)}`}
            />
          ),
        })}
      </Badge>
    </p>
  );
}
