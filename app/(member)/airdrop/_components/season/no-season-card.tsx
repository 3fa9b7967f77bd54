import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";

/** Stands for the season while none is dated. */
export async function NoSeasonCard() {
  const t = await getTranslations("airdrop.season");
  return (
    <Card className="grid h-full items-center">
      <EmptyState title={t("noneTitle")} text={t("noneText")} />
    </Card>
  );
}
