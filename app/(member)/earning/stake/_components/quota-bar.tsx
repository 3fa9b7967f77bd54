import { getLocale, getTranslations } from "next-intl/server";
import { Progress } from "@/app/_ui/progress";
import { percentOf, subtractAmount } from "@/lib/money/decimal";
import { formatFullAmount, formatPoints } from "@/lib/money/format";
import type { NamedProduct } from "./stake-desk";

/** How much of a product's quota is taken and left; nothing where the service sets none. */
export async function QuotaBar({ product }: { product: NamedProduct }) {
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
