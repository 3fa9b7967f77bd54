import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { PhraseForm } from "./phrase-form";

/** The phrase by which a member knows a mail of ours. */
export async function PhraseCard({ phrase }: { phrase: string }) {
  const [t, common] = await Promise.all([getTranslations("security"), getTranslations("common")]);
  return (
    <Card>
      <CardHeading>{t("phrase")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("phraseText")}</p>
      <PhraseForm
        phrase={phrase}
        texts={{
          label: t("phraseLabel"),
          hint: t("phraseHint"),
          tooLong: t("phraseTooLong"),
          save: t("phraseSave"),
          saving: t("phraseSaving"),
          saved: t("phraseSaved"),
          removed: t("phraseRemoved"),
          failed: t("phraseFailed"),
          close: common("close"),
        }}
      />
    </Card>
  );
}
