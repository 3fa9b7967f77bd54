import { getTranslations } from "next-intl/server";
import { newPasswordTexts } from "@/app/_shell/forms/new-password-texts";
import { usernameTexts } from "@/app/_shell/forms/username-texts";
import { validationTexts } from "@/app/_shell/forms/validation-texts";
import { readPatterns } from "@/lib/i18n/patterns";

async function seatTexts() {
  const t = await getTranslations("downline");
  return {
    seat: t("seat"),
    seatLeft: (await readPatterns()).downline.seatLeft,
    seatRight: (await readPatterns()).downline.seatRight,
    seatRequired: t("seatRequired"),
    parent: t("parent"),
    find: t("find"),
    findHint: t("findHint"),
    finding: t("finding"),
    findNone: (await readPatterns()).downline.findNone,
    findFailed: t("findFailed"),
    choose: (await readPatterns()).downline.choose,
    legs: t("legs"),
    left: t("left"),
    right: t("right"),
    free: t("free"),
    takenBy: (await readPatterns()).downline.takenBy,
    taken: t("taken"),
    goDown: (await readPatterns()).downline.goDown,
    legsLoading: t("legsLoading"),
    legsFailed: t("legsFailed"),
    fullTitle: t("fullTitle"),
  };
}

async function outcomeTexts() {
  const [t, common] = await Promise.all([getTranslations("downline"), getTranslations("common")]);
  return {
    open: t("open"),
    title: t("title"),
    intro: t("intro"),
    passwordNote: t("passwordNote"),
    submit: t("submit"),
    submitting: t("submitting"),
    cannotOpen: t("cannotOpen"),
    failed: t("failed"),
    unknown: t("unknown"),
    doneTitle: t("doneTitle"),
    doneText: (await readPatterns()).downline.doneText,
    doneMail: t("doneMail"),
    donePassword: t("donePassword"),
    more: t("more"),
    done: t("done"),
    close: common("close"),
    retry: common("retry"),
  };
}

/** Every text of the form that creates a member below oneself. */
export async function createDownlineTexts() {
  const [t, signUp, seat, outcome, username, password, validation] = await Promise.all([
    getTranslations("downline"),
    getTranslations("signUp"),
    seatTexts(),
    outcomeTexts(),
    usernameTexts(),
    newPasswordTexts(),
    validationTexts(),
  ]);
  return {
    ...validation,
    ...password,
    ...username,
    ...seat,
    ...outcome,
    fullName: t("fullName"),
    nameTooLong: signUp("nameTooLong"),
    nameCharacters: signUp("nameCharacters"),
    email: t("email"),
    emailHint: t("emailHint"),
    emailInvalid: signUp("emailInvalid"),
    password: t("password"),
    confirmPassword: signUp("confirmPassword"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
  };
}

export type CreateDownlineTexts = Awaited<ReturnType<typeof createDownlineTexts>>;
