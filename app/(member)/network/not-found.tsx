import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { PAGES } from "@/lib/routes";

// Beside a page of its own for a 404, Next passes over the page's title.
export const generateMetadata = () => pageMetadata("network");

/** The network of somebody who is not in the own one: nothing of it is told. */
export default async function NetworkNotFound() {
  const [t, titles] = await Promise.all([getTranslations("network"), getTranslations("titles")]);
  return (
    <>
      <PageHeading title={titles("network")} />
      <Card>
        <EmptyState
          art="team"
          title={t("foreignTitle")}
          text={t("foreignText")}
          action={
            // A new document: the router keeps a 404 while only the query changes.
            <a href={PAGES.network.path} className={buttonStyle("outline", "medium")}>
              {t("foreignAction")}
            </a>
          }
        />
      </Card>
    </>
  );
}
