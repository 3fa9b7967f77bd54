import { getTranslations } from "next-intl/server";
import { validationTexts } from "@/app/_shell/forms/validation-texts";

/** Every text of the profile form, for an island that gets its texts as props. */
export async function generalTexts() {
  const [t, validation, common, errors] = await Promise.all([
    getTranslations("settings"),
    validationTexts(),
    getTranslations("common"),
    getTranslations("errors"),
  ]);
  const close = common("close");
  return {
    fullName: t("fullName"),
    username: t("username"),
    usernameHint: t("usernameHint"),
    phone: t("phone"),
    phoneHint: t("phoneHint"),
    phoneInvalid: t("phoneInvalid"),
    country: t("country"),
    notChosen: t("notChosen"),
    language: t("language"),
    timeZone: t("timeZone"),
    timeZoneHint: t("timeZoneHint"),
    save: t("save"),
    saving: t("saving"),
    discard: t("discard"),
    unsaved: t("unsaved"),
    saved: t("saved"),
    failed: t("failed"),
    tooLarge: errors("TOO_LARGE"),
    close,
    validation,
    picture: {
      choose: t("choosePicture"),
      undo: t("undoPicture"),
      hint: t("pictureHint"),
      label: t("picture"),
      fileType: t("pictureType"),
      fileSize: t("pictureSize"),
      crop: {
        title: t("crop.title"),
        hint: t("crop.hint"),
        preview: t("crop.preview"),
        zoom: t("crop.zoom"),
        move: t("crop.move"),
        left: t("crop.left"),
        right: t("crop.right"),
        up: t("crop.up"),
        down: t("crop.down"),
        use: t("crop.use"),
        cancel: t("crop.cancel"),
        unreadable: t("crop.unreadable"),
        close,
      },
    },
    leave: {
      title: t("leave.title"),
      text: t("leave.text"),
      stay: t("leave.stay"),
      leave: t("leave.leave"),
      close,
    },
  };
}

export type GeneralTexts = Awaited<ReturnType<typeof generalTexts>>;
