import { getFormatter } from "next-intl/server";

interface MemberTimeProps {
  /** ISO 8601. */
  at: string;
  /** The zone in which the member reads times. */
  timeZone: string;
  /** Names the zone where no other text does. */
  namesZone?: boolean;
}

/** A moment in the member's own zone, with UTC at the pointer. */
export async function MemberTime({ at, timeZone, namesZone = false }: MemberTimeProps) {
  const format = await getFormatter();
  const date = new Date(at);
  const shape = {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  const zoneName = namesZone ? ({ timeZoneName: "short" } as const) : {};
  const utc = format.dateTime(date, { ...shape, timeZone: "UTC", timeZoneName: "short" });
  return (
    <time dateTime={at} title={utc} className="figures">
      {format.dateTime(date, { ...shape, ...zoneName, timeZone })}
    </time>
  );
}
