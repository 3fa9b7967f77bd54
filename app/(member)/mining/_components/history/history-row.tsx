import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { MiningHistory } from "@/lib/contract/mining";
import { formatAmount } from "@/lib/money/format";

const TONES = { running: "up", ended: "warn", claimed: "neutral" } as const;

interface HistoryRowProps {
  session: MiningHistory;
  timeZone: string;
}

/** One session: when, its state, and what it earned before and after the fee. */
export async function HistoryRow({ session, timeZone }: HistoryRowProps) {
  const [locale, t, mining] = await Promise.all([
    getLocale(),
    getTranslations("mining.history"),
    getTranslations("mining"),
  ]);
  const { startedAt, endsAt, state, gross, fee, net, claimed, streak } = session;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, "mBTC", locale)} />
  );
  const title = (
    <>
      <p className="font-medium">
        <MemberTime at={startedAt} timeZone={timeZone} />
      </p>
      <p className="text-sm text-muted">
        {t.rich("until", { time: () => <MemberTime at={endsAt} timeZone={timeZone} /> })}
      </p>
    </>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("status")}>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {streak != null && streak > 1 && (
          <span className="mt-0.5 block text-sm font-normal text-muted">
            {t("inRow", { number: String(streak) })}
          </span>
        )}
      </TableCell>
      <TableCell label={t("gross")}>{amount(gross)}</TableCell>
      <TableCell label={t("fee")}>{amount(fee)}</TableCell>
      <TableCell label={t("net")}>{amount(net)}</TableCell>
      <TableCell label={t("claimed")}>
        {claimed == null ? <NoValue text={mining("notAvailable")} /> : amount(claimed)}
      </TableCell>
    </TableCard>
  );
}
