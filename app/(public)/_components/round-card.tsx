import { useTranslations } from "next-intl";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { clockText } from "@/app/_ui/text/time-left";
import type { Round } from "@/lib/domain/platform/round";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatPrice } from "@/lib/money/format";
import { LazyCountdown } from "./countdown.lazy";
import { LocalTime } from "./local-time";

const FIGURE = "figures-display text-2xl";

interface RoundCountdownProps {
  label: string;
  until: string | null;
}

/** How long it is until a round opens or closes, by the service's clock; nothing without a date ahead. */
function RoundCountdown({ label, until }: RoundCountdownProps) {
  const t = useTranslations("home.launchpad.countdown");
  const now = serviceClock.now();
  if (until === null || Date.parse(until) <= now) return null;
  return (
    <p className="mb-5 rounded-inset bg-raised px-4 py-3.5">
      <span className="block text-md text-muted">{label}</span>
      <Texts of={["home.launchpad.countdown"]}>
        <LazyCountdown until={until} serverNow={new Date(now).toISOString()} className={FIGURE}>
          <bdi className={`figures ${FIGURE}`}>
            {clockText(Math.ceil((Date.parse(until) - now) / 1000), (parts) => t("days", parts))}
          </bdi>
        </LazyCountdown>
      </Texts>
    </p>
  );
}

/** A round of the launchpad with its dates, its price and its size, as far as they are announced. */
export async function RoundCard({ round }: { round: Round }) {
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
      />
      <FactList facts={facts} />
    </Card>
  );
}
