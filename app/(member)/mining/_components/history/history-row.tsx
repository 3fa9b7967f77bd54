import { Pickaxe } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { dayToDay } from "@/app/_shell/time/day-to-day";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { ExactFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { KindDisc, ListRow } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { MiningHistory } from "@/lib/contract/mining";
import { MBTC } from "@/lib/contract/values/tokens";
import { formatAmount, formatQuantity, formatRowAmount } from "@/lib/money/format";

const TONES = { running: "up", ended: "warn", claimed: "neutral" } as const;
const DAYS = { month: "short", day: "numeric" } as const;

interface HistoryRowProps {
  session: MiningHistory;
  timeZone: string;
}

/** All that is known of a session: its times, what it earned, the fee, and what was credited of it. */
async function SessionDetails({ session, timeZone }: HistoryRowProps) {
  const [locale, t, common, detail, started] = await Promise.all([
    getLocale(),
    getTranslations("mining.history"),
    getTranslations("common"),
    getTranslations("transactionDetail"),
    momentFacts(session.startedAt, timeZone),
  ]);
  const { id, endsAt, state, gross, fee, net, claimed, streak } = session;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, MBTC, locale)} />
  );
  const facts: Fact[] = [
    { label: detail("id"), value: <bdi className="figures wrap-anywhere">{id}</bdi> },
    { label: t("status"), value: t(`states.${state}`) },
    ...started,
    { label: t("ends"), value: <MemberTime at={endsAt} timeZone={timeZone} namesZone /> },
    { label: t("gross"), value: amount(gross) },
    { label: t("fee"), value: amount(fee) },
    { label: t("net"), value: amount(net) },
    {
      label: t("claimed"),
      value: claimed == null ? <NoValue text={common("notAvailable")} /> : amount(claimed),
    },
  ];
  return (
    <>
      <FactList facts={facts} />
      <ExactFacts
        symbol={MBTC}
        locale={locale}
        facts={[
          { label: t("gross"), raw: gross },
          { label: t("fee"), raw: fee },
          { label: t("net"), raw: net },
        ]}
      />
      {streak != null && streak > 1 && (
        <p className="mt-3 text-md text-muted">{t("inRow", { number: String(streak) })}</p>
      )}
    </>
  );
}

/** One session: its days, its fee, and what it earned after it. */
export async function HistoryRow({ session, timeZone }: HistoryRowProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("mining.history")]);
  const { id, startedAt, endsAt, state, fee, net } = session;
  const days = dayToDay(locale, { ...DAYS, timeZone }, [new Date(startedAt), new Date(endsAt)]);
  const isClaimed = state === "claimed";
  return (
    <ListRow
      ids={id}
      disc={<KindDisc symbol={MBTC} kind={Pickaxe} />}
      title={
        <RowSheet title={days} details={<SessionDetails session={session} timeZone={timeZone} />}>
          {days}
        </RowSheet>
      }
      chip={!isClaimed && <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}
      text={
        <>
          <MemberTime at={startedAt} timeZone={timeZone} look="clock" />
          {" · "}
          {t("fee")} <Amount isPrivate raw={fee} text={formatQuantity(fee, MBTC, locale)} />
        </>
      }
      amount={
        <Amount
          isPrivate
          raw={net}
          text={formatRowAmount(net, MBTC, locale, isClaimed)}
          className={isClaimed ? "text-up" : "text-muted"}
        />
      }
      value={!isClaimed && <span className="md:hidden">{t(`states.${state}`)}</span>}
    />
  );
}
