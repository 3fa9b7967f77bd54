import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Amount } from "@/app/_ui/text/amount";
import { Moment } from "@/app/_ui/time/moment";
import type { Published } from "@/lib/domain/platform/published";
import { currentRound, type Round } from "@/lib/domain/platform/round";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatPrice } from "@/lib/money/format";
import { LazyLocalTime } from "./local-time.lazy";
import { RoundCountdown } from "./round-countdown";
import { WRAP } from "./section";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const SHAPE = { ...DAY, hour: "numeric", minute: "2-digit" } as const;

/** A round with its dates, its price and its size, as far as they are announced. */
async function RoundFacts({ round }: { round: Round }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("home.launchpad")]);
  const { name, symbol, status, startsAt, endsAt, price, hardCap, raised } = round;
  const isOpen = status === "open";
  const time = (at: string) => {
    const moment = new Date(at);
    const text = `${dateFormat(locale, { ...SHAPE, timeZone: "UTC" }).format(moment)} UTC`;
    return (
      <LazyLocalTime at={at} locale={locale} shape={SHAPE} full={[text]}>
        <Moment at={at} text={text} full={[text]} />
      </LazyLocalTime>
    );
  };
  const quantity = (raw: string) => <Amount raw={raw} text={formatAmount(raw, symbol, locale)} />;
  const facts = [
    { label: t(isOpen ? "current" : "next"), value: <bdi>{name}</bdi> },
    isOpen
      ? endsAt !== null && { label: t("endsAt"), value: time(endsAt) }
      : { label: t("startsAt"), value: startsAt ? time(startsAt) : t("noDate") },
    price !== null && {
      label: t("price"),
      value: <Amount raw={price} text={formatPrice(price, locale)} />,
    },
    hardCap !== null && { label: t("hardCap"), value: quantity(hardCap) },
    raised !== null && { label: t("raised"), value: quantity(raised) },
  ].filter((fact) => fact !== false);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-4 sm:flex sm:flex-wrap sm:justify-between">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
        <RoundCountdown
          label={t(isOpen ? "untilEnd" : "untilStart")}
          until={isOpen ? endsAt : startsAt}
        />
      </dl>
      <div className="justify-self-start">
        <Badge tone={isOpen ? "up" : "violet"}>{t(isOpen ? "open" : "upcoming")}</Badge>
      </div>
    </>
  );
}

/** The round that is announced or open in one row, or a sentence that there is none. */
export async function Launchpad({ rounds }: { rounds: Published<readonly Round[]> }) {
  const t = await getTranslations("home.launchpad");
  const round = rounds.state === "given" ? currentRound(rounds.value, serviceClock.now()) : null;
  const missing = rounds.state === "given" ? "none" : rounds.state;
  return (
    <section
      id="launchpad"
      tabIndex={-1}
      aria-labelledby="launchpad-title"
      className={`below-fold ${WRAP} grid items-center gap-x-10 gap-y-5 pt-22 lg:grid-cols-[17rem_1fr_auto] lg:pt-26`}
    >
      <div>
        <h2 id="launchpad-title" className="text-3xl">
          {t("title")}
        </h2>
        <p className="mt-2 text-muted">{t("lead")}</p>
      </div>
      {round ? (
        <RoundFacts round={round} />
      ) : (
        <div>
          <p className="font-semibold">{t(`${missing}Title`)}</p>
          <p className="text-md text-muted">{t(`${missing}Text`)}</p>
        </div>
      )}
    </section>
  );
}
