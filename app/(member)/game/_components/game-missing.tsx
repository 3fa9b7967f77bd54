import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";

interface GameMissingProps {
  /** The games are there, and no list of plays is. */
  isHistory?: boolean;
}

/** Stands where a game would be that the service does not offer. */
export async function GameMissing({ isHistory = false }: GameMissingProps) {
  const t = await getTranslations("game");
  return (
    <Card>
      <EmptyState
        title={t(isHistory ? "historyMissing" : "missingTitle")}
        text={t("missingText")}
      />
    </Card>
  );
}
