import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MARKETPLACE_PATH } from "@/lib/paths";

/** Stands where members do not sell machines to each other. */
export async function MissingResale() {
  const [t, mining] = await Promise.all([getTranslations("resale"), getTranslations("mining")]);
  return (
    <Card>
      <EmptyState
        art="machines"
        title={t("missingTitle")}
        text={t("missingText")}
        action={<LinkButton href={MARKETPLACE_PATH}>{mining("openMarketplace")}</LinkButton>}
      />
    </Card>
  );
}
