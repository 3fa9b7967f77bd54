import { getTranslations } from "next-intl/server";

/** The texts of a button that signs out one device, or all others. */
export async function revokeTexts(which: "one" | "others") {
  const [t, common] = await Promise.all([getTranslations("security"), getTranslations("common")]);
  const isOne = which === "one";
  return {
    ask: t(isOne ? "signOut" : "signOutOthers"),
    question: t(isOne ? "signOutQuestion" : "signOutOthersQuestion"),
    confirm: t("signOut"),
    cancel: t("cancel"),
    done: t(isOne ? "deviceOut" : "othersOut"),
    failed: t("deviceFailed"),
    close: common("close"),
  };
}

export type RevokeTexts = Awaited<ReturnType<typeof revokeTexts>>;
