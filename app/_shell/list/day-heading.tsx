import { getLocale } from "next-intl/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { nearDays } from "./by-day";
import { headingText, relativeWord } from "./relative-word";

const SHAPE = { weekday: "long", month: "short", day: "numeric" } as const;

interface DayHeadingProps {
  /** As `YYYY-MM-DD` in the zone. */
  day: string;
  /** In which the member reads days. */
  timeZone: string;
}

/** The day of the rows below: "Today", "Yesterday", "Friday, Nov 20", with its year where that is another one. */
export async function DayHeading({ day, timeZone }: DayHeadingProps) {
  const locale = await getLocale();
  const { today, yesterday } = nearDays(serviceClock.now(), timeZone);
  const date = new Date(`${day}T00:00:00Z`);
  const shape =
    day.slice(0, 4) === today.slice(0, 4) ? SHAPE : { ...SHAPE, year: "numeric" as const };
  const full = dateFormat(locale, { ...SHAPE, year: "numeric", timeZone: "UTC" }).format(date);
  const text =
    day === today
      ? relativeWord(0, "day", locale)
      : day === yesterday
        ? relativeWord(-1, "day", locale)
        : headingText(dateFormat(locale, { ...shape, timeZone: "UTC" }).format(date), locale);
  return (
    <time dateTime={day} title={full}>
      {text}
    </time>
  );
}
