import { getTranslations } from "next-intl/server";
import { copyTexts } from "@/app/_shell/copy-texts";
import { readPatterns } from "@/lib/i18n/patterns";

/** Every text of the two-factor screens, by the part that shows it. */
export async function twoFactorTexts() {
  const [t, validation, common, copy] = await Promise.all([
    getTranslations("twoFactorPage"),
    getTranslations("validation"),
    getTranslations("common"),
    copyTexts(),
  ]);
  const close = common("close");
  const form = {
    required: validation("required"),
    triesLeft: (await readPatterns()).twoFactorPage.triesLeft,
    tryAgainIn: (await readPatterns()).twoFactorPage.tryAgainIn,
    close,
  };
  return {
    setup: {
      app: t("stepApp"),
      appText: t("stepAppText"),
      scan: t("stepScan"),
      scanText: t("stepScanText"),
      enter: t("stepCode"),
      begin: t("begin"),
      beginning: t("beginning"),
      failedTitle: t("setupFailedTitle"),
      failedText: t("setupFailedText"),
      retry: t("retry"),
      qr: t("qr"),
      key: t("key"),
      copy,
      form: {
        ...form,
        label: t("code"),
        hint: t("codeHint"),
        submit: t("enable"),
        submitting: t("enabling"),
        failed: t("enableFailed"),
      },
    },
    enabled: t("enabled"),
    disabled: t("disabled"),
    close,
    manage: {
      on: t("on"),
      title: t("onTitle"),
      text: t("onText"),
      disableTitle: t("disableTitle"),
      disableText: t("disableText"),
      renewTitle: t("renewTitle"),
      renewText: t("renewText"),
      disable: {
        ...form,
        label: t("anyCode"),
        submit: t("disable"),
        submitting: t("disabling"),
        failed: t("disableFailed"),
      },
      renew: {
        ...form,
        label: t("code"),
        submit: t("renew"),
        submitting: t("renewing"),
        failed: t("renewFailed"),
      },
    },
    codes: {
      title: t("codesTitle"),
      text: t("codesText"),
      file: t("codesFile"),
      copy,
      download: t("download"),
      print: t("print"),
      savedThem: t("savedThem"),
      mustSave: t("mustSave"),
      finish: t("finish"),
      leave: {
        title: t("leave.title"),
        text: t("leave.text"),
        stay: t("leave.stay"),
        leave: t("leave.leave"),
        close,
      },
    },
  };
}

export type TwoFactorTexts = Awaited<ReturnType<typeof twoFactorTexts>>;
