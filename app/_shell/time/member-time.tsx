import { getLocale, getTranslations } from "next-intl/server";
import { Moment, type MomentProps } from "@/app/_ui/time/moment";
import { zonedText } from "@/app/_ui/time/zoned-text";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { BoundedMap } from "@/lib/process/bounded-map";
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

/** Writes a moment in a shape of its parts. */
function momentWriter({ at, timeZone }: Pick<MemberTimeProps, "at" | "timeZone">, locale: string) {
  const date = new Date(at);
  return (shape: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...shape, timeZone });
    const text = shape.timeZoneName ? zonedText(format, date) : format.format(date);
    return text.replace(VIETNAMESE_DAY, "$1\u00A0thg\u00A0");
  };
}

/** A page that renews itself shows the same moments again and again, and naming their zone costs most of them. */
const namedTexts = new BoundedMap<string, string>(10_000);

/** A moment with everything at once and the name of a zone. */
function namedText(at: string, zone: string, locale: string): string {
  const key = `${locale} ${zone} ${at}`;
  const known = namedTexts.get(key) ?? momentWriter({ at, timeZone: zone }, locale)(NAMED);
  if (!namedTexts.has(key)) namedTexts.set(key, known);
  return known;
}

/** What {@link MemberTime} says of a moment: as short as is plain, and in full with UTC, a line each. */
export async function momentTexts(
  props: Pick<MemberTimeProps, "at" | "timeZone" | "look">,
): Promise<MomentProps> {
  const { at, timeZone, look } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations("moment")]);
  const written = momentWriter(props, locale);
  const nearness = nearnessOf(Date.parse(at), serviceClock.now(), timeZone);
  const isNear = nearness !== "far" && nearness !== "year";
  const text =
    look === "clock"
      ? written(CLOCK)
      : look === "sentence" || !isNear
        ? written(nearness === "far" ? WHOLE : IN_YEAR)
        : t(nearness, { time: written(CLOCK) });
  const zones = timeZone === "UTC" ? ["UTC"] : [timeZone, "UTC"];
  return { at, text, full: zones.map((zone) => namedText(at, zone, locale)) };
}

/** A moment in the member's own zone, as short as is plain; in full, with UTC, by a press or at the pointer. */
export async function MemberTime(props: MemberTimeProps) {
  const { at, timeZone, namesZone = false, isPlain = false, look = "value" } = props;
  if (namesZone) {
    const locale = await getLocale();
    const text = namedText(at, timeZone, locale);
    if (!isPlain && timeZone !== "UTC") {
      return <Moment at={at} text={text} full={[namedText(at, "UTC", locale)]} />;
    }
    return (
      <time dateTime={at} className="figures">
        {text}
      </time>
    );
  }
  const moment = await momentTexts(props);
  if (look === "value" || look === "sentence") return <Moment {...moment} />;
  return (
    <time dateTime={at} title={moment.full.join("\n")} className="figures">
      {moment.text}
    </time>
  );
}
