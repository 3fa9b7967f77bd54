import { getTranslations } from "next-intl/server";
import type { Fact } from "@/app/_ui/fact-list";
import type { KycView } from "@/lib/kyc/view";
import { Instant } from "./instant";
import { MailLink } from "./mail-link";
import { ReasonList } from "./reason-list";
import { StatusCard } from "./status-card";

/** The identity was refused for good: why, and whom to write to. */
export async function RejectedCard({ view, mail }: { view: KycView; mail: string | null }) {
  const t = await getTranslations("kyc.rejected");
  const facts: Fact[] = [];
  if (view.reviewedAt) facts.push({ label: t("on"), value: <Instant value={view.reviewedAt} /> });
  const hasReasons = Object.values(view.steps).some(({ reason }) => reason);
  if (hasReasons) facts.push({ label: t("reasons"), value: <ReasonList view={view} /> });
  return (
    <StatusCard status="rejected" title={t("title")} text={t("text")} facts={facts}>
      <p className="text-base">
        {mail ? t.rich("contact", { mail: () => <MailLink address={mail} /> }) : t("contactPlain")}
      </p>
    </StatusCard>
  );
}
