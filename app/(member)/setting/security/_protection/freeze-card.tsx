import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { LazyFreezeButton } from "./freeze-button.lazy";

const TEXTS = [
  "freeze.title",
  "freeze.whatHappens",
  "freeze.loggedOut",
  "freeze.unsent",
  "freeze.stopped",
  "freeze.closing",
  "freeze.howBack",
  "freeze.byMail",
  "freeze.hold",
  "freeze.continue",
  "freeze.back",
  "freeze.submit",
  "freeze.submitting",
  "freeze.failed",
  "freeze.unknown",
] as const;

interface FreezeCardProps {
  isOffered: boolean;
  /** Without one only the operator lets the member back in. */
  hasFactor: boolean;
  /** There are passkeys to have. */
  namesPasskey: boolean;
}

/** Freezing the account; where it cannot be, it says so. */
export async function FreezeCard({ isOffered, hasFactor, namesPasskey }: FreezeCardProps) {
  const t = await getTranslations("freeze");
  const sentence = hasFactor ? "byFactor" : "noFactor";
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("title")}</CardHeading>
      <p className="text-md text-muted">{t(isOffered ? "text" : "missing")}</p>
      {isOffered && (
        <Texts of={TEXTS}>
          <div className="mt-4">
            <LazyFreezeButton
              hasFactor={hasFactor}
              factorText={t(namesPasskey ? sentence : `${sentence}Alone`)}
            />
          </div>
        </Texts>
      )}
    </Card>
  );
}
