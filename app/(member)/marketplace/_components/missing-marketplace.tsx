import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";

/** Stands where a service has no marketplace. */
export async function MissingMarketplace() {
  const t = await getTranslations("marketplace");
  return (
    <Card>
      <EmptyState art="machines" title={t("missingTitle")} text={t("missingText")} />
    </Card>
  );
}
