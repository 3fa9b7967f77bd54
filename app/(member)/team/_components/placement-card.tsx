import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { PLACEMENTS } from "@/lib/contract/team";
import { type Placement, PlacementChoice } from "./placement-choice";

/** Where newcomers sit whose link names no leg, with what each choice does. */
export async function PlacementCard({ placement }: { placement: Placement }) {
  const [t, common] = await Promise.all([getTranslations("team"), getTranslations("common")]);
  const words = (name: "names" | "explained") =>
    Object.fromEntries(
      PLACEMENTS.map((value) => [value, t(`placement.${name}.${value}`)]),
    ) as Record<Placement, string>;
  return (
    <Card>
      <CardHeading>{t("placement.title")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("placement.text")}</p>
      <PlacementChoice
        placement={placement}
        texts={{
          label: t("placement.label"),
          saved: t("placement.saved"),
          failed: t("placement.failed"),
          close: common("close"),
          names: words("names"),
          explained: words("explained"),
        }}
      />
      <p className="mt-4 text-sm text-muted">{t("placement.spillover")}</p>
    </Card>
  );
}
