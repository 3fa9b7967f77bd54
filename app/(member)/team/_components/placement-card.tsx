import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts";
import { Card, CardHeading } from "@/app/_ui/card";
import { type Placement, PlacementChoice } from "./placement-choice";

/** Where newcomers sit whose link names no leg, with what each choice does. */
export async function PlacementCard({ placement }: { placement: Placement }) {
  const t = await getTranslations("team");
  return (
    <Card>
      <CardHeading>{t("placement.title")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("placement.text")}</p>
      <Texts of={["team.placement"]}>
        <PlacementChoice placement={placement} />
      </Texts>
      <p className="mt-4 text-sm text-muted">{t("placement.spillover")}</p>
    </Card>
  );
}
