import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";

/** Stands where a game would be that the service does not offer. */
export async function GameMissing() {
  const t = await getTranslations("game");
  return (
    <Card>
      <EmptyState title={t("missingTitle")} text={t("missingText")} />
    </Card>
  );
}
