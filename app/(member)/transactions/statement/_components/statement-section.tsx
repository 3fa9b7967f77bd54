import { getLocale, getTranslations } from "next-intl/server";
import { ExportToolbar } from "@/app/_shell/export/export-toolbar";
import { dayToDay } from "@/app/_shell/time/day-to-day";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { dayExportPath } from "@/lib/domain/transaction/query";
import { readStatement } from "@/lib/domain/transaction/server";
import type { StatementPeriod, StatementView } from "@/lib/domain/transaction/statement";
import { formatFullAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { StatementWallets } from "./statement-wallets";

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

interface HeadProps {
  statement: StatementView;
  period: StatementPeriod;
  timeZone: string;
}

/** Whose statement it is, over which days, by which number, and what everything was worth at its end. */
async function StatementHead({ statement, period, timeZone }: HeadProps) {
  const [t, list, value, locale] = await Promise.all([
    getTranslations("statement"),
    getTranslations("transactions"),
    getTranslations("wallet"),
    getLocale(),
  ]);
  const { number, holder, issuedAt, total, currency, priceAsOf } = statement;
  const days = dayToDay(locale, DAY, [new Date(period.from), new Date(period.to)]);
  const name = holder.fullName ? `${holder.fullName} (${holder.username})` : holder.username;
  return (
    <>
      <FactList
        facts={[
          { label: t("number"), value: <bdi className="figures wrap-anywhere">{number}</bdi> },
          { label: t("holder"), value: <bdi>{name}</bdi> },
          { label: list("period"), value: days },
          {
            label: t("issued"),
            value: <MemberTime namesZone at={issuedAt} timeZone={timeZone} />,
          },
          ...(total === null
            ? []
            : [
                {
                  label: value("totalValue"),
                  value: (
                    <Amount
                      isPrivate
                      raw={total}
                      text={formatFullAmount(total, currency, locale)}
                    />
                  ),
                },
              ]),
        ]}
      />
      {total !== null && priceAsOf && (
        <p className="mt-3 text-sm text-muted">
          {t.rich("valued", {
            time: () => <MemberTime namesZone at={priceAsOf} timeZone={timeZone} />,
          })}
        </p>
      )}
    </>
  );
}

interface StatementSectionProps {
  period: StatementPeriod;
  timeZone: string;
}

/** The statement of a period, with its transactions as a file, or why there is none. */
export async function StatementSection({ period, timeZone }: StatementSectionProps) {
  const [t, titles, list, daily, statement] = await Promise.all([
    getTranslations("statement"),
    getTranslations("titles"),
    getTranslations("transactions"),
    getTranslations("dailyProfit"),
    readStatement(period),
  ]);
  if (!statement || statement.wallets.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t(statement ? "emptyTitle" : "missingTitle")}
          text={statement ? t("emptyText") : daily("missingText")}
          action={<LinkButton href={PAGES.wallets.path}>{list("openWallets")}</LinkButton>}
        />
      </Card>
    );
  }
  const { lines, wallets } = statement;
  return (
    <Card
      aria-label={titles("statement")}
      className="max-w-200 print:max-w-none print:border-0 print:p-0 print:shadow-none"
    >
      <StatementHead statement={statement} period={period} timeZone={timeZone} />
      <div className="mt-6 mb-5 border-t border-line pt-4 md:-mx-5">
        <ExportToolbar
          total={lines}
          count={list("count", { count: lines })}
          exportPath={dayExportPath(period.from, period.to)}
          fileName={`transactions-${period.from}-${period.to}.csv`}
        />
      </div>
      <StatementWallets wallets={wallets} />
    </Card>
  );
}
