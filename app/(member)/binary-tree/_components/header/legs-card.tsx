import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { readTeamSummary } from "@/lib/team/server";
import { LegFigures } from "./leg-figures";

/** The totals of both legs; the left one stands on the left in every language, as it is a business term. */
export async function LegsCard() {
  const [t, team] = await Promise.all([getTranslations("binaryTree"), readTeamSummary()]);
  const legs = [
    { side: "left", name: t("leftLeg"), colour: "bg-violet", figures: team?.left ?? null },
    { side: "right", name: t("rightLeg"), colour: "bg-accent", figures: team?.right ?? null },
  ] as const;
  return (
    <Card className="h-full">
      <CardHeading>{t("legsTitle")}</CardHeading>
      {team ? (
        <>
          <div dir="ltr" className="grid gap-6 md:grid-cols-2 md:gap-0">
            {legs.map(({ side, name, colour, figures }) => (
              <section
                key={side}
                aria-label={name}
                className="min-w-0 md:not-first:border-s md:not-first:border-line md:not-first:ps-6 md:not-last:pe-6"
              >
                <h3 className="mb-3 flex h-6 items-center gap-2 text-md">
                  <span aria-hidden className={`size-2 rounded-full ${colour}`} />
                  <bdi>{name}</bdi>
                  {team.weakLeg === side && <Badge tone="warn">{t("weakLeg")}</Badge>}
                </h3>
                <LegFigures leg={figures} />
              </section>
            ))}
          </div>
          <p className="mt-4 text-sm text-muted">{t("weakLegNote")}</p>
        </>
      ) : (
        <p className="text-md text-muted">{t("legsMissing")}</p>
      )}
    </Card>
  );
}
