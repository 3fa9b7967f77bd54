import { getLocale } from "next-intl/server";
import { dateFormat } from "@/lib/i18n/date-format";

interface MemberTimeProps {
  /** ISO 8601. */
  at: string;
  /** The zone in which the member reads times. */
  timeZone: string;
  /** Names the zone where no other text does. */
  namesZone?: boolean;
}

const SHAPE = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;
const NAMED = { ...SHAPE, timeZoneName: "short" } as const;

/** A moment in the member's own zone, with UTC at the pointer. */
export async function MemberTime({ at, timeZone, namesZone = false }: MemberTimeProps) {
  const locale = await getLocale();
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={dateFormat(locale, { ...NAMED, timeZone: "UTC" }).format(date)}
      className="figures"
    >
      {dateFormat(locale, { ...(namesZone ? NAMED : SHAPE), timeZone }).format(date)}
    </time>
  );
}
