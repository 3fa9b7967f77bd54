import { getLocale, getTranslations } from "next-intl/server";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import type { RateRow } from "@/lib/domain/mining/breakdown";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatPoints, formatRate } from "@/lib/money/format";

/** The names of the rows of a rate and what each of them is. */
export async function rateExplanations() {
  const [locale, t, team, machines] = await Promise.all([
    getLocale(),
    getTranslations("mining.rate"),
    getTranslations("mining.team"),
    getTranslations("mining.machines"),
  ]);
  const percent = (value: string | null) => formatRate(value ?? "0", locale);
  const rule = (bps: number) => percent(bpsAsPercent(bps));
  const names: Readonly<Record<string, string>> = {
    machines: t("machines"),
    game: t("game"),
    team: t("team"),
    streak: t("streak"),
    boost: t("boost"),
    other: t("other"),
  };
  function text(row: RateRow): string {
    switch (row.code) {
      case "machines":
        return t("machinesText", { th: formatPoints(row.th ?? "0", locale) });
      case "game":
        return t("gameText", { th: formatPoints(row.th ?? "0", locale) });
      case "team":
        return t("teamText", {
          percent: percent(row.percent),
          first: rule(MINING_RULES.teamBps),
          second: rule(MINING_RULES.secondLevelBps),
          max: rule(MINING_RULES.maxTeamBps + MINING_RULES.maxSecondLevelBps),
        });
      case "streak":
        return t("streakText", {
          percent: percent(row.percent),
          step: rule(MINING_RULES.streakBps),
          max: rule(MINING_RULES.maxStreakBps),
        });
      case "boost":
        return t("boostText", {
          percent: percent(row.percent),
          max: rule(MINING_RULES.maxBoostBps),
        });
      default:
        return t("otherText");
    }
  }
  return {
    name: (row: Pick<RateRow, "code" | "label">) => names[row.code] ?? row.label ?? row.code,
    text,
    /** A bonus in a few words. */
    bonus: (value: string) => team("bonus", { percent: percent(value) }),
    /** The power behind a row. */
    power: (th: string) => machines("powerValue", { th }),
  };
}
