import { getTranslations } from "next-intl/server";
import { copyTexts } from "@/app/_shell/copy-texts";
import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of {@link InviteLinks} and of what it opens. */
export async function inviteTexts() {
  const [t, common, copy, brand] = await Promise.all([
    getTranslations("team.invite"),
    getTranslations("common"),
    copyTexts(),
    getTranslations(),
  ]);
  const product = brand("brand.name");
  return {
    choose: t("choose"),
    names: { auto: t("names.auto"), left: t("names.left"), right: t("names.right") },
    explained: {
      auto: t("explained.auto"),
      left: t("explained.left"),
      right: t("explained.right"),
    },
    qr: t("qr"),
    qrTitle: t("qrTitle"),
    qrText: t("qrText"),
    qrLabel: (await readPatterns()).team.invite.qrLabel,
    poster: t("poster"),
    posterFailed: t("posterFailed"),
    posterHeadline: t("posterHeadline", { product }),
    posterText: t("posterText"),
    posterBy: (await readPatterns()).team.invite.posterBy,
    product,
    share: t("share"),
    shareText: t("shareText", { product }),
    onX: t("onX"),
    onTelegram: t("onTelegram"),
    ...copy,
    newTab: common("newTab"),
    close: common("close"),
  };
}

export type InviteTexts = Awaited<ReturnType<typeof inviteTexts>>;
