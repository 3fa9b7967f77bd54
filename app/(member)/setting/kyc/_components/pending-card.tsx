import { getLocale, getTranslations } from "next-intl/server";
import type { Fact } from "@/app/_ui/data/fact-list";
import type { KycView } from "@/lib/domain/kyc/view";
import { readPatterns } from "@/lib/i18n/patterns";
import { DecisionWatch } from "./decision-watch";
import { Instant } from "./instant";
import { StatusCard } from "./status-card";

/** Somebody looks at the documents: since when, until when, and nothing to do. */
export async function PendingCard({ view }: { view: KycView }) {
  const [t, common, locale] = await Promise.all([
    getTranslations("kyc.pending"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { submittedAt, expectedBy } = view;
  const isLate = expectedBy !== null && Date.parse(expectedBy) < Date.now();
  const facts: Fact[] = [];
  if (submittedAt) facts.push({ label: t("submitted"), value: <Instant value={submittedAt} /> });
  if (expectedBy) facts.push({ label: t("expected"), value: <Instant value={expectedBy} /> });
  return (
    <StatusCard
      status="pending"
      title={t("title")}
      text={isLate ? t("late") : t("text")}
      facts={facts}
    >
      <DecisionWatch
        locale={locale}
        texts={{
          waiting: t("waiting"),
          checked: (await readPatterns()).kyc.pending.checked,
          stale: t("stale"),
          decided: t("decided"),
          close: common("close"),
        }}
      />
    </StatusCard>
  );
}
