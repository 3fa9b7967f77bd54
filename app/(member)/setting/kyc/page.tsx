import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { PageHeading } from "@/app/_ui/page-heading";
import { readKyc } from "@/lib/kyc/server";
import { readLinks } from "@/lib/social/server";
import { SettingTabs } from "../_components/setting-tabs";
import { ApprovedCard } from "./_components/approved-card";
import { CheckFacts } from "./_components/check-facts";
import { CheckForm } from "./_components/check-form";
import { PendingCard } from "./_components/pending-card";
import { RejectedCard } from "./_components/rejected-card";
import { StatusBadge } from "./_components/status-badge";

export const generateMetadata = () => pageMetadata("kyc");

export default memberPage(async () => {
  const [t, view, links] = await Promise.all([getTranslations("kyc"), readKyc(), readLinks()]);
  const mail = links.supportEmail;
  return (
    <>
      <PageHeading title={t("heading")} text={t("text")}>
        {view && <StatusBadge status={view.status} />}
      </PageHeading>
      <SettingTabs current="kyc" />
      {view ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {view.status === "pending" ? (
            <PendingCard view={view} />
          ) : view.status === "approved" ? (
            <ApprovedCard view={view} />
          ) : view.status === "rejected" ? (
            <RejectedCard view={view} mail={mail} />
          ) : (
            <CheckForm view={view} />
          )}
          <CheckFacts status={view.status} mail={mail} />
        </div>
      ) : (
        <Card>
          <EmptyState title={t("missingTitle")} text={t("missingText")} />
        </Card>
      )}
    </>
  );
});
