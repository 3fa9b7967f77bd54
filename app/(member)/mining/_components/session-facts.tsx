import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import type { SessionView } from "@/lib/domain/mining/session-view";
import { formatAmount } from "@/lib/money/format";

interface SessionFactsProps {
  session: SessionView;
  timeZone: string;
}

/** When the session began and ends, and what it has earned so far, before and after the fee. */
export async function SessionFacts({ session, timeZone }: SessionFactsProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("mining.session")]);
  const { state, startedAt, endsAt, earned } = session;
  if (!startedAt || !endsAt) return null;
  const moment = (at: string) => <MemberTime at={at} timeZone={timeZone} namesZone />;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, MBTC, locale)} />
  );
  const sums = earned
    ? (["gross", "fee", "net"] as const).map((part) => ({
        label: t(part),
        value: amount(earned[part]),
      }))
    : [];
  const facts = [
    ...sums,
    { label: t("startedAt"), value: moment(startedAt) },
    { label: t(state === "running" ? "endsAt" : "endedAt"), value: moment(endsAt) },
  ];
  return (
    <details className="mt-3 md:mt-5">
      <summary className="more-summary">{t("earned")}</summary>
      <div className="mt-1 rounded-inset bg-raised p-4">
        <FactList facts={facts} />
        {earned && (
          <CutFacts
            symbol={MBTC}
            locale={locale}
            facts={(["gross", "fee", "net"] as const).map((part) => ({
              label: t(part),
              raw: earned[part],
            }))}
          />
        )}
      </div>
    </details>
  );
}
