import { getTranslations } from "next-intl/server";
import { type OrderTexts, orderTexts } from "@/app/_order/order-texts";
import { copyTexts } from "@/app/_shell/states/copy-texts";
import { readPatterns } from "@/lib/i18n/patterns";
import type { PrizeTexts } from "../../_components/prize-text";
import { prizeTexts } from "../../_components/prize-texts";

type CountdownTexts = Record<"days" | "start" | "minute" | "end", string>;

/** What a countdown of the games says. */
async function countdownTexts(): Promise<CountdownTexts> {
  const t = await getTranslations("game.countdown");
  return {
    days: (await readPatterns()).game.countdown.days,
    start: (await readPatterns()).game.countdown.start,
    minute: t("minute"),
    end: t("end"),
  };
}

const PLAIN = [
  "ready",
  "readyText",
  "doneToday",
  "doneTodayText",
  "committed",
  "nonce",
  "seedLabel",
  "seedHint",
  "seedProblem",
  "newSeed",
  "spin",
  "spinning",
  "turning",
  "failed",
  "refusedToday",
  "openHistory",
  "revealed",
  "serverSeed",
  "clientSeed",
  "verify",
  "openWallet",
  "newBalance",
  "openMining",
  "nextCommitted",
] as const;
const RAW = ["won", "inWallet", "powerUntil", "nextIn"] as const;

export interface WheelTexts
  extends Readonly<Record<(typeof PLAIN)[number] | (typeof RAW)[number], string>> {
  readonly order: OrderTexts;
  readonly countdown: CountdownTexts;
  readonly prize: PrizeTexts;
  readonly copy: Readonly<Record<"copy" | "copied" | "failed", string>>;
}

/** What the wheel says. */
export async function wheelTexts(): Promise<WheelTexts> {
  const [t, order, copy, countdown, prize, { wheel }] = await Promise.all([
    getTranslations("wheel"),
    orderTexts(),
    copyTexts(),
    countdownTexts(),
    prizeTexts(),
    readPatterns(),
  ]);
  const texts = [...PLAIN.map((key) => [key, t(key)]), ...RAW.map((key) => [key, wheel[key]])];
  return {
    ...(Object.fromEntries(texts) as Record<(typeof PLAIN)[number] | (typeof RAW)[number], string>),
    order,
    countdown,
    prize,
    copy,
  };
}
