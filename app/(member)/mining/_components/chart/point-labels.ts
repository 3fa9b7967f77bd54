import { getLocale } from "next-intl/server";
import { axisTicks } from "@/app/_ui/chart/scale";
import { momentNames } from "@/app/_ui/time/moment-names";
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
  const shape = isDaily ? day : { ...day, ...hour };
  const tick = dateFormat(locale, { ...(range === "24h" ? hour : day), ...zone });
  const moments = points.map(({ at }) => at);
  return {
    full: momentNames(
      moments,
      dateFormat(locale, { ...shape, ...zone }),
      dateFormat(locale, { ...shape, ...zone, timeZoneName: "short" }),
    ),
    ticks: axisTicks(
      moments.map((at) => tick.format(new Date(at))),
      TICKS,
    ),
  };
}
