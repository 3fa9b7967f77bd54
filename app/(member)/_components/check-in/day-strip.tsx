import { getLocale, getTranslations } from "next-intl/server";
import type { CheckIn } from "@/lib/contract/airdrop";
import { AMBTC } from "@/lib/contract/values/tokens";
import { checkInDays } from "@/lib/domain/airdrop/check-in";
import { formatFullAmount, formatPoints } from "@/lib/money/format";
import { DayCells } from "./day-cells";

/** The days of the row with what each pays, done, today's and to come. */
export async function DayStrip({ checkIn }: { checkIn: CheckIn }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.checkIn")]);
  return (
    <DayCells
      label={t("daysLabel")}
      days={checkInDays(checkIn).map(({ day, reward, state }) => ({
        day,
        state,
        points: `+${formatPoints(reward, locale)}`,
        text: t(`days.${state}`, { day, amount: formatFullAmount(reward, AMBTC, locale) }),
      }))}
    />
  );
}
