import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Progress } from "@/app/_ui/progress";
import { distributedPercent, type Season } from "@/lib/airdrop/season";
import { formatAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

/** How much of the season's pool is given out. */
export async function SeasonPool({ season }: { season: Season }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.season")]);
  const { distributed, pool } = season;
  const percent = distributedPercent(season);
  const isBelowDisplay = percent === 0 && /[1-9]/.test(distributed);
  const amount = (raw: string) => formatAmount(raw, AIRDROP_SYMBOL, locale);
  return (
    <div className="mb-5 grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-md">
        <span className="text-muted">{t("distributed")}</span>
        <bdi className="figures font-medium">
          {isBelowDisplay ? t("percentBelow") : t("percentValue", { percent })}
        </bdi>
      </div>
      <Progress
        percent={percent}
        label={t("distributed")}
        text={t("distributedValue", { distributed: amount(distributed), pool: amount(pool) })}
      />
      <p className="text-sm text-muted">
        <Amount raw={distributed} text={amount(distributed)} />
      </p>
    </div>
  );
}
