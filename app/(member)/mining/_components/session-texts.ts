import { getTranslations } from "next-intl/server";
import { orderTexts } from "@/app/_order/order-texts";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { readPatterns } from "@/lib/i18n/patterns";

/** The words of the session's panel; `{amount}` and `{percent}` are filled in there. */
export async function sessionTexts() {
  const [t, mining, order, countdown] = await Promise.all([
    getTranslations("mining.session"),
    getTranslations("mining"),
    orderTexts(),
    countdownTexts(),
  ]);
  return {
    title: t("title"),
    states: {
      idle: t("states.idle"),
      running: t("states.running"),
      ended: t("states.ended"),
    },
    about: {
      idle: t("idleText", { hours: MINING_RULES.sessionHours }),
      running: t("runningText"),
      ended: t("endedText"),
    },
    claimable: t("claimable"),
    progress: t("progress"),
    percentDone: (await readPatterns()).mining.session.percentDone,
    endsIn: t("endsIn"),
    perHour: t("perHour"),
    startedAt: t("startedAt"),
    endsAt: t("endsAt"),
    endedAt: t("endedAt"),
    earned: t("earned"),
    gross: t("gross"),
    fee: t("fee"),
    net: t("net"),
    balance: t("balance"),
    start: t("start"),
    starting: t("starting"),
    claimAndStart: t("claimAndStart"),
    claim: t("claim"),
    claiming: t("claiming"),
    startedTitle: t("startedTitle"),
    autoClaimed: (await readPatterns()).mining.session.autoClaimed,
    claimedTitle: t("claimedTitle"),
    openWallet: t("openWallet"),
    startConflict: t("startConflict"),
    claimConflict: t("claimConflict"),
    order: { ...order, settled: t("lostButDone") },
    failed: mining("failed"),
    close: mining("close"),
    countdown,
  };
}

export type SessionTexts = Awaited<ReturnType<typeof sessionTexts>>;

/** The words of a countdown. */
export async function countdownTexts() {
  const t = await getTranslations("mining.countdown");
  return {
    days: (await readPatterns()).mining.countdown.days,
    start: (await readPatterns()).mining.countdown.start,
    minute: t("minute"),
    end: t("end"),
  };
}
