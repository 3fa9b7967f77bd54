import { getLocale } from "next-intl/server";
import { axisTicks } from "@/app/_ui/chart/scale";
import type { MiningPoint, MiningRange } from "@/lib/domain/mining/server";
import { dateFormat } from "@/lib/i18n/date-format";

/** What the points of a chart are called: each in full, and a few along its axis. */
export interface PointLabels {
  readonly full: readonly string[];
  readonly ticks: readonly string[];
}

const TICKS = 4;

/** Hours in the member's own zone; days are those of UTC, by which the service cuts them. */
export async function pointLabels(
  points: readonly Pick<MiningPoint, "at">[],
  range: MiningRange,
  timeZone: string,
): Promise<PointLabels> {
  const locale = await getLocale();
  const day = { month: "short", day: "numeric" } as const;
  const hour = { hour: "numeric", minute: "2-digit" } as const;
  const isDaily = range === "30d";
  const zone = { timeZone: isDaily ? "UTC" : timeZone };
  const write = (shape: object) => {
    const format = dateFormat(locale, { ...shape, ...zone });
    return points.map(({ at }) => format.format(new Date(at)));
  };
  return {
    full: write(isDaily ? day : { ...day, ...hour }),
    ticks: axisTicks(write(range === "24h" ? hour : day), TICKS),
  };
}
