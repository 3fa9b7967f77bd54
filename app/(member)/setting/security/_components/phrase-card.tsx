import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PHRASE_ID } from "../_protection/anchors";
import { LazyPhraseForm } from "./phrase-form.lazy";

const PHRASE_TEXTS = [
  "security.phraseLabel",
  "security.phraseHint",
  "security.phraseTooLong",
  "security.phraseSave",
  "security.phraseSaving",
  "security.phraseSaved",
  "security.phraseRemoved",
  "security.phraseFailed",
] as const;

/** The phrase by which a member knows a mail of ours. */
export async function PhraseCard({ phrase }: { phrase: string }) {
  const t = await getTranslations("security");
  return (
    <Card id={PHRASE_ID} className="max-md:p-4">
      <CardHeading>{t("phrase")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("phraseText")}</p>
      <Texts of={PHRASE_TEXTS}>
        <LazyPhraseForm phrase={phrase} />
      </Texts>
    </Card>
  );
}
