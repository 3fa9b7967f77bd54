import { Check } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import type { CheckIn } from "@/lib/contract/airdrop";
import { AMBTC } from "@/lib/contract/values/tokens";
import { type CheckInDay, checkInDays } from "@/lib/domain/airdrop/check-in";
import { formatFullAmount, formatPoints } from "@/lib/money/format";

const LOOKS: Readonly<Record<CheckInDay["state"], string>> = {
  done: "border-transparent bg-tint-up text-up",
  today: "border-accent bg-raised text-text",
  coming: "border-line bg-raised text-muted",
};

/** The days of the row with what each pays, done, today's and to come. */
export async function DayStrip({ checkIn }: { checkIn: CheckIn }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.checkIn")]);
  return (
    <ol aria-label={t("daysLabel")} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
      {checkInDays(checkIn).map(({ day, reward, state }) => (
        <li
          key={day}
          aria-current={state === "today" ? "date" : undefined}
          className={`grid min-w-0 justify-items-center gap-0.5 rounded-inset border py-2 ${LOOKS[state]}`}
        >
          <span className="sr-only">
            {t(`days.${state}`, { day, amount: formatFullAmount(reward, AMBTC, locale) })}
          </span>
          <span aria-hidden className="figures grid h-6 place-items-center text-md font-semibold">
            {state === "done" ? (
              <Icon node={Check} size={18} strokeWidth={2} />
            ) : (
              <bdi dir="ltr">+{formatPoints(reward, locale)}</bdi>
            )}
          </span>
          <span aria-hidden className="figures text-xs text-muted">
            {day}
          </span>
        </li>
      ))}
    </ol>
  );
}
