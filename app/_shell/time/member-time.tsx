import { getLocale } from "next-intl/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";

interface MemberTimeProps {
  /** ISO 8601. */
  at: string;
  /** The zone in which the member reads times. */
  timeZone: string;
  /** Names the zone where no other text does. */
  namesZone?: boolean;
  /** The hour alone below the heading of its day, or without the year while that is this one. */
  look?: "full" | "short" | "clock";
}

const SHAPE = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;
const SHORT = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const NAMED = { ...SHAPE, timeZoneName: "short" } as const;

/** A moment in the member's own zone, with UTC at the pointer. */
export async function MemberTime(props: MemberTimeProps) {
  const { at, timeZone, namesZone = false, look = "full" } = props;
  const locale = await getLocale();
  const date = new Date(at);
  const isThisYear = date.getUTCFullYear() === new Date(serviceClock.now()).getUTCFullYear();
  const whole = namesZone ? NAMED : SHAPE;
  const shape = { full: whole, short: isThisYear ? SHORT : SHAPE, clock: CLOCK }[look];
  return (
    <time
      dateTime={at}
      title={dateFormat(locale, { ...NAMED, timeZone: "UTC" }).format(date)}
      className="figures"
    >
      {dateFormat(locale, { ...shape, timeZone }).format(date)}
    </time>
  );
}
