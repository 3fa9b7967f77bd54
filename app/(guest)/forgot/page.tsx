import { getLocale, getTranslations } from "next-intl/server";
import { FormCard } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { LOGIN_PATH } from "@/lib/paths";
import { EntryFrame } from "../_components/entry-frame";
import { requireGuest } from "../_components/require-guest";
import { ForgotForm } from "./_components/forgot-form";

export const generateMetadata = () => pageMetadata("forgot");

export default async function ForgotPage() {
  await requireGuest();
  const [t, locale] = await Promise.all([getTranslations("forgot"), getLocale()]);
  return (
    <EntryFrame kind="login">
      <FormCard
        heading={t("heading")}
        text={t("text")}
        footer={
          <>
            {t("remembered")}
            {sentenceGap(locale)}
            <TextLink href={LOGIN_PATH}>{t("login")}</TextLink>
          </>
        }
      >
        <Texts of={["forgot", "login.failed", "login.tryAgainIn", "validation"]}>
          <ForgotForm />
        </Texts>
      </FormCard>
    </EntryFrame>
  );
}
