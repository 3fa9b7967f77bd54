import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { LinkButton } from "@/app/_ui/link-button";
import { PAGES } from "@/lib/routes";

/** What else the team pays, and where it is listed. */
export async function SettlementsLink() {
  const t = await getTranslations("commissions");
  return (
    <Card className="mt-8">
      <CardHeading>{t("settlements.title")}</CardHeading>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-md text-muted">{t("settlements.text")}</p>
        <LinkButton href={`${PAGES.team.path}?tab=settlements` as Route}>
          {t("openTeam")}
        </LinkButton>
      </div>
    </Card>
  );
}
