import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import type { Fact } from "@/app/_ui/data/fact-list";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import type { KycView } from "@/lib/domain/kyc/view";
import { serviceClock } from "@/lib/live/service-clock";
import { DecisionWatch } from "./decision-watch";
import { Instant } from "./instant";
import { StatusCard } from "./status-card";

/** Somebody looks at the documents: since when, until when, and nothing to do. */
export async function PendingCard({ view }: { view: KycView }) {
  const [t, locale, { timeZone }] = await Promise.all([
    getTranslations("kyc.pending"),
    getLocale(),
    readProfile(),
  ]);
  const { submittedAt, expectedBy } = view;
  const isLate = expectedBy !== null && Date.parse(expectedBy) < serviceClock.now();
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
      <Texts
        of={[
          "kyc.pending.waiting",
          "kyc.pending.checked",
          "kyc.pending.stale",
          "kyc.pending.decided",
        ]}
      >
        <DecisionWatch locale={locale} timeZone={timeZoneOf(timeZone)} />
      </Texts>
    </StatusCard>
  );
}
