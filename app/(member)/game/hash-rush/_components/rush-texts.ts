import { getTranslations } from "next-intl/server";
import type { LeaveTexts } from "@/app/_shell/forms/unsaved-guard";
import { readPatterns } from "@/lib/i18n/patterns";
import { type CountdownTexts, countdownTexts } from "../../_components/countdown-texts";
import type { PrizeTexts } from "../../_components/prize-text";
import { prizeTexts } from "../../_components/prize-texts";

const PLAIN = [
  "boardLabel",
  "boardHelp",
  "startTitle",
  "startText",
  "start",
  "starting",
  "noPlays",
  "noPlaysText",
  "newPlaysIn",
  "startFailed",
  "startUnknown",
  "takenElsewhere",
  "getReady",
  "playing",
  "score",
  "row",
  "pause",
  "paused",
  "pausedText",
  "resume",
  "lapsesIn",
  "sound",
  "soundHint",
  "sending",
  "sendingText",
  "unsent",
  "sendAgain",
  "overTitle",
  "overText",
  "impossibleTitle",
  "impossibleText",
  "lapsedTitle",
  "lapsedText",
  "goneTitle",
  "goneText",
  "finished",
  "newBest",
  "best",
  "prize",
  "noPrize",
  "value",
  "countsUntil",
  "playsLeft",
  "again",
  "openHistory",
  "back",
  "beside",
] as const;
const RAW = ["step", "secondsLeft", "lane", "caught", "unsentText"] as const;

export interface RushTexts
  extends Readonly<Record<(typeof PLAIN)[number] | (typeof RAW)[number], string>> {
  readonly leave: LeaveTexts;
  readonly countdown: CountdownTexts;
  readonly powers: PrizeTexts;
  readonly notAvailable: string;
}

/** What the game says. */
export async function rushTexts(): Promise<RushTexts> {
  const [t, common, countdown, powers, { rush }] = await Promise.all([
    getTranslations("rush"),
    getTranslations("common"),
    countdownTexts(),
    prizeTexts(),
    readPatterns(),
  ]);
  const texts = [...PLAIN.map((key) => [key, t(key)]), ...RAW.map((key) => [key, rush[key]])];
  return {
    ...(Object.fromEntries(texts) as Record<(typeof PLAIN)[number] | (typeof RAW)[number], string>),
    leave: {
      title: t("leaveTitle"),
      text: t("leaveText"),
      stay: t("stay"),
      leave: t("leave"),
      close: common("close"),
    },
    countdown,
    powers,
    notAvailable: common("notAvailable"),
  };
}
