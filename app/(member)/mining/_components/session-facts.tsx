"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Amount } from "@/app/_ui/text/amount";
import type { SessionView } from "@/lib/domain/mining/session-view";
import { formatAmount } from "@/lib/money/format";

interface SessionFactsProps {
  session: SessionView;
  locale: string;
  timeZone: string;
}

/** When the session began and ends, and what it has earned so far, before and after the fee. */
export function SessionFacts({ session, locale, timeZone }: SessionFactsProps) {
  const t = useTranslations("mining.session");
  const { state, startedAt, endsAt, earned } = session;
  if (!startedAt || !endsAt) return null;
  const moment = (at: string) => (
    <time dateTime={at} title={at} className="figures">
      {localTime(at, locale, timeZone)}
    </time>
  );
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, "mBTC", locale)} />
  );
  const sums = earned
    ? (["gross", "fee", "net"] as const).map((part) => ({
        label: t(part),
        value: amount(earned[part]),
        span: "sm:col-span-2",
      }))
    : [];
  const facts = [
    ...sums,
    { label: t("startedAt"), value: moment(startedAt), span: "xs:col-span-2 sm:col-span-3" },
    {
      label: t(state === "running" ? "endsAt" : "endedAt"),
      value: moment(endsAt),
      span: "xs:col-span-2 sm:col-span-3",
    },
  ];
  return (
    <section aria-label={t("earned")} className="border-t border-line pt-5">
      <h3 className="mb-3 font-sans text-sm font-medium text-muted">{t("earned")}</h3>
      <dl className="grid gap-x-6 gap-y-4 xs:grid-cols-2 sm:grid-cols-6">
        {facts.map(({ label, value, span }) => (
          <div key={label} className={`min-w-0 ${span}`}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-base font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {earned && (
        <CutFacts
          symbol="mBTC"
          locale={locale}
          facts={(["gross", "fee", "net"] as const).map((part) => ({
            label: t(part),
            raw: earned[part],
          }))}
        />
      )}
    </section>
  );
}
