import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { LegalLinks } from "@/app/_shell/legal/legal-links";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { Fact } from "@/app/_ui/data/fact-list";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import { MailLink } from "@/app/_ui/text/mail-link";
import { countryName, countryOptions } from "@/lib/domain/account/countries";
import { readProfile } from "@/lib/domain/account/server";
import { mayHavePasskey } from "@/lib/domain/capability/server";
import { latestBirthDate } from "@/lib/domain/kyc/birth-date";
import { readKyc, readUploadLimits } from "@/lib/domain/kyc/server";
import type { KycStatus, KycStep, KycView } from "@/lib/domain/kyc/view";
import { readLinks } from "@/lib/domain/social/server";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { SettingTabs } from "../_components/setting-tabs";
import { Instant } from "./_components/instant";
import { KycIsland } from "./_components/kyc-island";
import { PendingCard } from "./_components/pending-card";
import { StatusCard } from "./_components/status-card";

const STATUS_TONES: Readonly<Record<KycStatus, BadgeTone>> = {
  none: "neutral",
  draft: "neutral",
  pending: "info",
  approved: "up",
  resubmit: "warn",
  rejected: "down",
};

/** Where the identity check stands, in a word. */
async function StatusBadge({ status }: { status: KycStatus }) {
  const t = await getTranslations("kyc.status");
  return <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>;
}

/** What the reviewer said about each step. */
async function ReasonList({ view }: { view: KycView }) {
  const t = await getTranslations("kyc.steps");
  const steps = Object.entries(view.steps) as [KycStep, KycView["steps"][KycStep]][];
  const reasons = steps.filter(([, { reason }]) => reason);
  return (
    <ul className="grid gap-1">
      {reasons.map(([name, { reason }]) => (
        <li key={name}>
          <span className="font-medium text-text">{t(name)}:</span> <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The identity was refused for good: why, and whom to write to. */
async function RejectedCard({ view, mail }: { view: KycView; mail: string | null }) {
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

/** The form with what a reviewer wants again above it. */
async function CheckForm({ view }: { view: KycView }) {
  const [t, locale, { username }] = await Promise.all([
    getTranslations("kyc.form"),
    getLocale(),
    readProfile(),
  ]);
  const isAgain = view.status === "resubmit";
  return (
    <div className="grid min-w-0 gap-5">
      {isAgain && (
        <Notice tone="warn" title={t("resubmitTitle")}>
          <p className="mb-2">{t("resubmitText")}</p>
          <ReasonList view={view} />
        </Notice>
      )}
      <Texts of={["kyc.form", "kyc.problems", "kyc.documents"]}>
        <KycIsland
          key={isAgain ? `again-${view.reviewedAt}` : "first"}
          initial={view}
          username={username}
          locale={locale}
          limits={readUploadLimits()}
          countries={countryOptions(locale)}
          latestBirthDate={latestBirthDate(new Date(serviceClock.now()))}
        />
      </Texts>
    </div>
  );
}

/** Beside the check: what it unlocks, what it needs, and what happens to the data. */
async function CheckFacts({ status, mail }: { status: KycStatus; mail: string | null }) {
  const [t, user] = await Promise.all([getTranslations("kyc"), readProfile()]);
  const isOpen = status === "none" || status === "draft" || status === "resubmit";
  return (
    <div className="grid content-start gap-5">
      <Card>
        <CardHeading>{t("unlocksTitle")}</CardHeading>
        <p>{t((await mayHavePasskey(user)) ? "unlocks" : "unlocksTwoFactor")}</p>
        <p className="mt-2 text-md text-muted">{t("unlocksRest")}</p>
      </Card>
      {isOpen && (
        <Card>
          <CardHeading>{t("needTitle")}</CardHeading>
          <ul className="grid list-disc gap-2 ps-5 text-md text-muted marker:text-faint">
            <li>{t("needDocument")}</li>
            <li>{t("needCamera")}</li>
            <li>{t("needTime")}</li>
          </ul>
        </Card>
      )}
      <Card>
        <CardHeading>{t("privacyTitle")}</CardHeading>
        <p className="text-md text-muted">{t("privacy")}</p>
        <p className="mt-2 text-md text-muted">
          {mail
            ? t.rich("deletion", { mail: () => <MailLink address={mail} /> })
            : t("deletionPlain")}
        </p>
        <LegalLinks
          pages={["privacy"]}
          className="mt-2"
          linkStyle="text-md font-medium text-accent-text hover:underline"
        />
      </Card>
    </div>
  );
}

/** The identity is confirmed; the data are locked. */
async function ApprovedCard({ view }: { view: KycView }) {
  const [t, documents, locale] = await Promise.all([
    getTranslations("kyc.approved"),
    getTranslations("kyc.documents"),
    getLocale(),
  ]);
  const { submittedAt, reviewedAt, data } = view;
  const name = [data.firstName, data.lastName].filter(Boolean).join(" ");
  const country = countryName(data.country, locale);
  const facts: Fact[] = [];
  if (reviewedAt) facts.push({ label: t("on"), value: <Instant value={reviewedAt} /> });
  if (submittedAt) facts.push({ label: t("submitted"), value: <Instant value={submittedAt} /> });
  if (name) facts.push({ label: t("name"), value: <bdi>{name}</bdi> });
  if (country) facts.push({ label: t("country"), value: <bdi>{country}</bdi> });
  if (data.docType) facts.push({ label: t("document"), value: documents(data.docType) });
  return (
    <StatusCard status="approved" title={t("title")} text={t("text")} facts={facts}>
      <LinkButton href={PAGES.wallets.path}>{t("next")}</LinkButton>
    </StatusCard>
  );
}

export const generateMetadata = () => pageMetadata("kyc");

export default memberPage(async () => {
  const [t, view, links] = await Promise.all([
    getTranslations("kyc"),
    readKyc(),
    readLinks(),
    // The parts below need it: an outage of it is the page's, which can say so.
    readProfile(),
  ]);
  const mail = links.supportEmail;
  return (
    <>
      <PageHeading isHeardOnPhones title={t("heading")} text={t("text")}>
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
