import { getLocale, getTranslations } from "next-intl/server";
import { Moment } from "@/app/_ui/time/moment";
import { zonedText } from "@/app/_ui/time/zoned-text";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { nearnessOf } from "./moment-look";

interface MemberTimeProps {
  /** ISO 8601. */
  at: string;
  /** The zone in which the member reads times. */
  timeZone: string;
  /** Everything at once, with the zone: among all that is known of a record. */
  namesZone?: boolean;
  /** Shown and not pressed: UTC stands beside it, or a finger has no room for it. */
  isPlain?: boolean;
  /**
   * A `value` that stands for itself says "today 1:52 PM", in a `sentence` it is "Nov 21, 1:52 PM"; a press
   * opens either in full. In a row, which opens by itself, it is `short`, or the `clock` below the heading of
   * its day.
   */
  look?: "value" | "sentence" | "short" | "clock";
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const IN_YEAR = { month: "short", day: "numeric", ...CLOCK } as const;
const WHOLE = { year: "numeric", ...IN_YEAR } as const;
const NAMED = { ...WHOLE, timeZoneName: "short" } as const;

/** Its month is a figure, which alone on a line would be read as another. */
const VIETNAMESE_DAY = /(\d) thg (?=\d)/;

/** A moment in the member's own zone, as short as is plain; in full, with UTC, by a press or at the pointer. */
export async function MemberTime(props: MemberTimeProps) {
  const { at, timeZone, namesZone = false, isPlain = false, look = "value" } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations("moment")]);
  const date = new Date(at);
  const written = (shape: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const format = dateFormat(locale, { ...shape, timeZone: zone });
    const text = shape.timeZoneName ? zonedText(format, date) : format.format(date);
    return text.replace(VIETNAMESE_DAY, "$1\u00A0thg\u00A0");
  };
  const utc = written(NAMED, "UTC");
  if (namesZone && !isPlain && timeZone !== "UTC") {
    return <Moment at={at} text={written(NAMED)} full={[utc]} />;
  }
  if (namesZone) {
    return (
      <time dateTime={at} className="figures">
        {written(NAMED)}
      </time>
    );
  }
  const nearness = nearnessOf(date.getTime(), serviceClock.now(), timeZone);
  const isNear = nearness !== "far" && nearness !== "year";
  const text =
    look === "clock"
      ? written(CLOCK)
      : look === "sentence" || !isNear
        ? written(nearness === "far" ? WHOLE : IN_YEAR)
        : t(nearness, { time: written(CLOCK) });
  const full = timeZone === "UTC" ? [utc] : [written(NAMED), utc];
  if (look === "value" || look === "sentence") return <Moment at={at} text={text} full={full} />;
  return (
    <time dateTime={at} title={full.join("\n")} className="figures">
      {text}
    </time>
  );
}
