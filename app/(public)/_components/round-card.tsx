import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { Card } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { TokenDisc } from "@/app/_ui/token-disc";
import { formatAmount, formatPrice } from "@/lib/money/format";
import type { Round } from "@/lib/platform/round";
import { LocalTime } from "./local-time";
import { RoundCountdown } from "./round-countdown";

/** A round of the launchpad with its dates, its price and its size, as far as they are announced. */
export async function RoundCard({ round, asOf }: { round: Round; asOf: string | null }) {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations("home.launchpad"),
    getFormatter(),
  ]);
  const { name, symbol, status, startsAt, endsAt, price, hardCap, raised } = round;
  const isOpen = status === "open";
  const time = (at: string) => (
    <LocalTime
      at={at}
      locale={locale}
      text={format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
    />
  );
  const quantity = (raw: string) => <Amount raw={raw} text={formatAmount(raw, symbol, locale)} />;
  const facts = [
    { label: t("startsAt"), value: startsAt ? time(startsAt) : t("noDate") },
    endsAt !== null && { label: t("endsAt"), value: time(endsAt) },
    price !== null && {
      label: t("price"),
      value: <Amount raw={price} text={formatPrice(price, locale)} />,
    },
    hardCap !== null && { label: t("hardCap"), value: quantity(hardCap) },
    raised !== null && { label: t("raised"), value: quantity(raised) },
  ].filter((fact) => fact !== false);
  return (
    <Card aria-labelledby="round-title">
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <TokenDisc symbol={symbol} />
        <h3 id="round-title" className="min-w-0 text-xl break-words">
          {name}
        </h3>
        <Badge tone={isOpen ? "up" : "violet"}>{t(isOpen ? "open" : "upcoming")}</Badge>
      </div>
      <RoundCountdown
        label={t(isOpen ? "untilEnd" : "untilStart")}
        until={isOpen ? endsAt : startsAt}
        asOf={asOf}
      />
      <FactList facts={facts} />
    </Card>
  );
}
