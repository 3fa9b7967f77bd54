import type { DateTimeFormatOptions } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { Bars } from "@/app/_ui/chart/bars";
import { ChartFrame } from "@/app/_ui/chart/chart-frame";
import { axisTicks } from "@/app/_ui/chart/scale";
import { Card } from "@/app/_ui/data/card";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import type { TeamFilter } from "@/lib/domain/team/query";
import { JOIN_INTERVALS, type JoinInterval, joinedIn } from "@/lib/domain/team/query";
import { readJoins } from "@/lib/domain/team/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { formatCount } from "@/lib/money/format";
import { memberListHref } from "../../_components/team/member-list-place";
import { networkPlace } from "./network-place";

/** About as many labels as fit below the bars of a phone. */
const LABELS = 4;

const SHAPES = {
  day: { full: { dateStyle: "long" }, tick: { day: "numeric", month: "short" } },
  month: { full: { month: "long", year: "numeric" }, tick: { month: "short" } },
  year: { full: { year: "numeric" }, tick: { year: "numeric" } },
} as const satisfies Record<JoinInterval, Record<"full" | "tick", DateTimeFormatOptions>>;

/** Joinings by day, month or year, as bars and as a table. */
export async function JoinsCard({ by, filter }: { by: JoinInterval; filter: TeamFilter }) {
  const [t, locale, points] = await Promise.all([
    getTranslations("network"),
    getLocale(),
    readJoins(by),
  ]);
  if (!points) return null;
  const number = (value: number) => formatCount(value, locale);
  const named = points.map((point) => {
    const date = new Date(point.from);
    const text = (shape: DateTimeFormatOptions) =>
      dateFormat(locale, { ...shape, timeZone: "UTC" }).format(date);
    return {
      label: text(SHAPES[by].full),
      tick: text(SHAPES[by].tick),
      value: String(point.members),
      text: number(point.members),
      directs: point.directs === null ? "" : number(point.directs),
    };
  });
  return (
    <Card>
      <ChartFrame
        title={t(`joins.titles.${by}`)}
        value={
          <p className="figures-display text-3xl">
            {t("joins.count", { count: joinedIn(points) })}
          </p>
        }
        controls={
          <SegmentedLinks
            label={t("joins.intervals")}
            options={JOIN_INTERVALS.map((interval) => ({
              href: memberListHref(networkPlace(interval), filter, { page: filter.page }),
              label: t(`joins.by.${interval}`),
              isCurrent: interval === by,
            }))}
          />
        }
        table={
          named.length === 0
            ? undefined
            : {
                caption: t("joins.label"),
                headings: [t("joins.from"), t("joins.members"), t("joins.directs")],
                rows: named.toReversed().map(({ label, text, directs }) => [label, text, directs]),
              }
        }
        texts={{ showTable: t("joins.showTable"), showChart: t("joins.showChart") }}
      >
        {named.length > 0 && (
          <Bars
            label={t("joins.label")}
            bars={named}
            isCount
            ticks={axisTicks(
              named.map(({ tick }) => tick),
              LABELS,
            )}
            axisText={(value) => number(Number(value))}
            colourOf={() => "var(--violet)"}
            className="h-32 lg:h-48"
          />
        )}
      </ChartFrame>
    </Card>
  );
}
