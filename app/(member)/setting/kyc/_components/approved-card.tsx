import { getLocale, getTranslations } from "next-intl/server";
import type { Fact } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import type { KycView } from "@/lib/kyc/view";
import { PAGES } from "@/lib/routes";
import { Instant } from "./instant";
import { StatusCard } from "./status-card";

/** The identity is confirmed; the data are locked. */
export async function ApprovedCard({ view }: { view: KycView }) {
  const [t, documents, locale] = await Promise.all([
    getTranslations("kyc.approved"),
    getTranslations("kyc.documents"),
    getLocale(),
  ]);
  const { submittedAt, reviewedAt, data } = view;
  const name = [data.firstName, data.lastName].filter(Boolean).join(" ");
  const country =
    data.country && new Intl.DisplayNames(locale, { type: "region" }).of(data.country);
  const facts: Fact[] = [];
  if (reviewedAt) facts.push({ label: t("on"), value: <Instant value={reviewedAt} /> });
  if (submittedAt) facts.push({ label: t("submitted"), value: <Instant value={submittedAt} /> });
  if (name) facts.push({ label: t("name"), value: <bdi>{name}</bdi> });
  if (country) facts.push({ label: t("country"), value: country });
  if (data.docType) facts.push({ label: t("document"), value: documents(data.docType) });
  return (
    <StatusCard status="approved" title={t("title")} text={t("text")} facts={facts}>
      <LinkButton href={PAGES.wallets.path}>{t("next")}</LinkButton>
    </StatusCard>
  );
}
