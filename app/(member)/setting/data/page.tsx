import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readClosing, readDataExports } from "@/lib/domain/personal-data/server";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { ClosingCard } from "./_components/closing-card";
import { CopyCard } from "./_components/copy-card";

export const generateMetadata = () => pageMetadata("personalData");

async function readOffered() {
  const { dataExport, closing } = await readCapabilities();
  return Promise.all([dataExport && readDataExports(), closing && readClosing()]);
}

export default memberPage(async () => {
  startReads(readOffered());
  const [t, titles, daily, user, { dataExport, closing }] = await Promise.all([
    getTranslations("personalData"),
    getTranslations("titles"),
    getTranslations("dailyProfit"),
    readProfile(),
    readCapabilities(),
  ]);
  const wayBack = <LinkButton href={PAGES.settings.path}>{titles("general")}</LinkButton>;
  if (!dataExport && !closing) {
    return (
      <>
        <PageHeading title={titles("personalData")} />
        <Card>
          <EmptyState title={t("missingTitle")} text={daily("missingText")} action={wayBack} />
        </Card>
      </>
    );
  }
  const timeZone = timeZoneOf(user.timeZone);
  const hasFactor = user.gg2FAEnabled === true || Boolean(user.passkeyCount);
  const [copy, close] = await Promise.all([
    memberSection(async () => {
      const exports = dataExport ? await readDataExports() : null;
      return <CopyCard exports={exports} hasFactor={hasFactor} timeZone={timeZone} />;
    }, "personalData.copyTitle"),
    memberSection(
      async () => (
        <ClosingCard
          closing={closing ? await readClosing() : null}
          username={user.username}
          hasFactor={hasFactor}
          withdrawalLockUntil={user.withdrawalLockUntil}
          timeZone={timeZone}
        />
      ),
      "personalData.closeTitle",
    ),
  ]);
  return (
    <>
      <PageHeading title={titles("personalData")} text={t("text")}>
        {wayBack}
      </PageHeading>
      <div className="grid items-start gap-4 md:gap-5 xl:grid-cols-2">
        {copy}
        {close}
      </div>
    </>
  );
});
