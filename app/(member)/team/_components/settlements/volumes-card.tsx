import type { DateTimeFormatOptions } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { Bars } from "@/app/_ui/chart/bars";
import { ChartFrame } from "@/app/_ui/chart/chart-frame";
import { axisTicks } from "@/app/_ui/chart/scale";
import { Card } from "@/app/_ui/data/card";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { VOLUME_INTERVALS } from "@/lib/contract/team/volumes";
import type { VolumeInterval } from "@/lib/domain/team/query";
import { readVolumes } from "@/lib/domain/team/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { sumAmounts } from "@/lib/money/decimal";
import { formatPoints } from "@/lib/money/format";
import { type SettlementsView, settlementsHref } from "./settlements-href";

/** About as many labels as fit below the bars of a phone. */
const LABELS = 4;

const SHAPES = {
  day: { full: { dateStyle: "long" }, tick: { day: "numeric", month: "short" } },
  week: { full: { dateStyle: "long" }, tick: { day: "numeric", month: "short" } },
  month: { full: { month: "long", year: "numeric" }, tick: { month: "short" } },
} as const satisfies Record<VolumeInterval, Record<"full" | "tick", DateTimeFormatOptions>>;

const COLOURS: Readonly<Record<string, string>> = { left: "var(--violet)", right: "var(--accent)" };

/** What came into both legs over time: the left one's bars stand, the right one's hang. */
export async function VolumesCard({ by, page }: SettlementsView) {
  const [t, words, network, locale, volumes] = await Promise.all([
    getTranslations("team.volumes"),
    getTranslations("team"),
    getTranslations("network.joins"),
    getLocale(),
    readVolumes(by),
  ]);
  if (!volumes) return null;
  const { total } = volumes;
  const points = (raw: string) => formatPoints(raw, locale);
  const dated = (from: string, shape: DateTimeFormatOptions) =>
    dateFormat(locale, { ...shape, timeZone: "UTC" }).format(new Date(from));
  const isEmpty =
    volumes.points.length === 0 || (Number(total.left) === 0 && Number(total.right) === 0);
  const bars = volumes.points.map(({ from, left, right }, index, all) => ({
    label: dated(from, SHAPES[by].full),
    value: sumAmounts([left, right]),
    text: t("both", { left: points(left), right: points(right) }),
    parts: [
      { key: "left", value: left },
      { key: "right", value: `-${right}` },
    ],
    isRunning: index === all.length - 1,
  }));
  return (
    <Card className="max-md:p-4">
      <ChartFrame
        title={t(`titles.${by}`)}
        value={
          <p data-said="chart" className="text-base font-medium">
            {t.rich("total", {
              left: () => <Amount raw={total.left} text={points(total.left)} />,
              right: () => <Amount raw={total.right} text={points(total.right)} />,
            })}
          </p>
        }
        controls={
          <SegmentedLinks
            label={network("intervals")}
            options={VOLUME_INTERVALS.map((interval) => ({
              href: settlementsHref({ by: interval, page }),
              label: interval === "week" ? t("week") : network(`by.${interval}`),
              isCurrent: interval === by,
            }))}
          />
        }
        legend={[
          { label: words("leftLeg"), colour: COLOURS.left ?? "" },
          { label: words("rightLeg"), colour: COLOURS.right ?? "" },
        ]}
        table={
          isEmpty
            ? undefined
            : {
                caption: t("label"),
                headings: [network("from"), words("leftLeg"), words("rightLeg")],
                rows: volumes.points
                  .toReversed()
                  .map(({ from, left, right }) => [
                    dated(from, SHAPES[by].full),
                    points(left),
                    points(right),
                  ]),
              }
        }
        texts={{ showTable: network("showTable"), showChart: network("showChart") }}
      >
        {isEmpty ? (
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <Bars
            label={t("label")}
            bars={bars}
            isCount
            isPair
            ticks={axisTicks(
              volumes.points.map(({ from }) => dated(from, SHAPES[by].tick)),
              LABELS,
            )}
            axisText={(value) => points(value.replace("-", ""))}
            colourOf={(part) => COLOURS[part] ?? ""}
            className="h-40 lg:h-52"
          />
        )}
      </ChartFrame>
    </Card>
  );
}
