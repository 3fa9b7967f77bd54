import { getLocale, getTranslations } from "next-intl/server";
import { orderTexts } from "@/app/_order/order-texts";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { readPatterns } from "@/lib/i18n/patterns";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";

/** The words of the dialog that applies a boost of a name. */
export async function applyTexts(name: string) {
  const [t, mining, order, locale] = await Promise.all([
    getTranslations("mining.boosts"),
    getTranslations("mining"),
    orderTexts(),
    getLocale(),
  ]);
  return {
    apply: t("apply"),
    applyName: t("applyName", { name }),
    title: t("confirmTitle", { name }),
    effect: t("confirmEffect"),
    until: t("confirmUntil"),
    now: t("confirmNow"),
    after: t("confirmAfter"),
    text: t("confirmText"),
    late: (await readPatterns()).mining.boosts.confirmLate,
    capped: t("confirmCapped", { max: formatRate(bpsAsPercent(MINING_RULES.maxBoostBps), locale) }),
    confirm: t("confirm"),
    confirming: t("confirming"),
    cancel: t("cancel"),
    applied: t("applied", { name }),
    conflict: t("conflict"),
    order,
    failed: mining("failed"),
    close: mining("close"),
  };
}

export type ApplyTexts = Awaited<ReturnType<typeof applyTexts>>;
