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
  const percent = (value: string) => formatRate(value, locale);
  const rule = (bps: number) => percent(bpsAsPercent(bps));
  const names: Readonly<Record<string, string>> = {
    machines: t("machines"),
    game: t("game"),
    team: t("team"),
    streak: t("streak"),
    boost: t("boost"),
    other: t("other"),
  };
  function powerText(key: "machinesText" | "gameText", th: string): string {
    return t(key, { th: formatPoints(th, locale) });
  }
  function bonusText(code: "team" | "streak" | "boost", value: string): string {
    switch (code) {
      case "team":
        return t("teamText", {
          percent: percent(value),
          first: rule(MINING_RULES.teamBps),
          second: rule(MINING_RULES.secondLevelBps),
          max: rule(MINING_RULES.maxTeamBps + MINING_RULES.maxSecondLevelBps),
        });
      case "streak":
        return t("streakText", {
          percent: percent(value),
          step: rule(MINING_RULES.streakBps),
          max: rule(MINING_RULES.maxStreakBps),
        });
      case "boost":
        return t("boostText", {
          percent: percent(value),
          max: rule(MINING_RULES.maxBoostBps),
        });
    }
  }
  /** A row whose figure is not known is not explained by it. */
  function text({ code, th, percent: bonus }: RateRow): string {
    if (th !== null && (code === "machines" || code === "game"))
      return powerText(`${code}Text`, th);
    const isBonus = code === "team" || code === "streak" || code === "boost";
    return isBonus && bonus !== null ? bonusText(code, bonus) : t("otherText");
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
