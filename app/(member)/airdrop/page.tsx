import { getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { AutoRefresh } from "@/app/_shell/time/auto-refresh";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { parseAirdropView } from "@/lib/domain/airdrop/query";
import { readAirdropSummary } from "@/lib/domain/airdrop/server";
import { PAGES } from "@/lib/routes";
import { AirdropHistory } from "./_components/history/history-section";
import { AirdropLeaderboard } from "./_components/leaderboard/leaderboard-card";
import { AirdropOverview } from "./_components/overview";
import { TaskSection } from "./_components/tasks/task-section";
import { ValiditySection } from "./_components/validity/validity-section";

export const generateMetadata = () => pageMetadata("airdrop");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/airdrop">) => {
  const view = parseAirdropView(await searchParams);
  const [t, user, isOffered, validity, overview, tasks, leaderboard, history] = await Promise.all([
    getTranslations(),
    readFrameUser(),
    // A failure is the section's to tell.
    readAirdropSummary().then(Boolean, () => true),
    memberSection(ValiditySection, "airdrop.validity.statusLabel"),
    memberSection(AirdropOverview, "airdrop.balance.title"),
    memberSection(() => TaskSection({ view }), "airdrop.tasks.title"),
    memberSection(() => AirdropLeaderboard({ view }), "airdrop.leaderboard.title"),
    memberSection(() => AirdropHistory({ view }), "airdrop.history.title"),
  ]);
  const heading = <PageHeading title={t("titles.airdrop")} text={t("airdrop.text")} />;
  if (!isOffered) {
    return (
      <>
        {heading}
        <Card>
          <EmptyState
            title={t("airdrop.missingTitle")}
            text={t("airdrop.missingText")}
            action={<LinkButton href={PAGES.wallets.path}>{t("airdrop.openWallet")}</LinkButton>}
          />
        </Card>
      </>
    );
  }
  return (
    <OrderMember id={memberId(user)}>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      {heading}
      {validity}
      <div className="flex flex-col gap-5">
        {overview}
        <div className="grid items-start gap-5 xl:grid-cols-12">
          <div className="min-w-0 xl:col-span-8">{tasks}</div>
          <div className="grid min-w-0 gap-5 xl:col-span-4">
            {leaderboard}
            {history}
          </div>
        </div>
      </div>
    </OrderMember>
  );
});
