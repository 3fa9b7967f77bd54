import { getLocale, getTranslations } from "next-intl/server";
import { ExportLink } from "@/app/_shell/export/export-link";
import { ListPagination } from "@/app/_shell/list/list-pagination";
import { Texts } from "@/app/_shell/texts/texts";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import { readTaxReport } from "@/lib/domain/transaction/server";
import { type TaxReportView, taxExportPath } from "@/lib/domain/transaction/tax";
import { PAGES } from "@/lib/routes";
import { DisposalRows } from "./disposal-rows";
import { ReportedAmount } from "./reported-amount";

const SUMS = ["proceeds", "cost", "gain", "loss", "income", "fees"] as const;

async function Notices({ report }: { report: TaxReportView }) {
  const t = await getTranslations("tax");
  return (
    <div className="mb-4 grid gap-2.5 empty:hidden">
      {report.status === "provisional" && <Notice tone="info">{t("provisional")}</Notice>}
      {report.lacksCosts && <Notice tone="warn">{t("unknownBasis")}</Notice>}
      {report.hasSent && <Notice tone="info">{t("sent")}</Notice>}
    </div>
  );
}

/** The year's sums, and its income by source. */
async function Sums({ report: { summary, income, currency } }: { report: TaxReportView }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("tax"),
    transactionWords(),
    getLocale(),
  ]);
  const amount = (raw: string, symbol = currency) => (
    <ReportedAmount locale={locale} raw={raw} symbol={symbol} />
  );
  return (
    <div className="mb-5 grid gap-4 lg:grid-cols-2">
      <Card aria-label={t("summary")}>
        <CardHeading>{t("summary")}</CardHeading>
        <FactList facts={SUMS.map((sum) => ({ label: t(sum), value: amount(summary[sum]) }))} />
      </Card>
      {income.length > 0 && (
        <Card aria-label={t("income")}>
          <CardHeading>{t("income")}</CardHeading>
          <FactList
            facts={income.map(({ type, symbol, amount: received, value }) => ({
              label: `${words.type(type)} · ${symbol}`,
              value: (
                <>
                  {amount(value)}
                  {symbol !== currency && (
                    <span className="block text-sm font-normal text-muted">
                      {amount(received, symbol)}
                    </span>
                  )}
                </>
              ),
            }))}
          />
        </Card>
      )}
    </div>
  );
}

interface TaxSectionProps {
  year: number;
  page: number;
}

/** The report of a year with its disposals as a file, or why there is none. */
export async function TaxSection({ year, page: wanted }: TaxSectionProps) {
  const [t, list, daily, report] = await Promise.all([
    getTranslations("tax"),
    getTranslations("transactions"),
    getTranslations("dailyProfit"),
    readTaxReport(year, wanted),
  ]);
  if (!report || (report.disposals.total === 0 && report.income.length === 0)) {
    return (
      <Card>
        <EmptyState
          title={report ? t("emptyTitle", { year: String(year) }) : t("missingTitle")}
          text={report ? t("emptyText") : daily("missingText")}
          action={<LinkButton href={PAGES.wallets.path}>{list("openWallets")}</LinkButton>}
        />
      </Card>
    );
  }
  const { items, page, pages, total } = report.disposals;
  return (
    <AllDigits>
      <Notices report={report} />
      <Sums report={report} />
      {total > 0 && (
        <section aria-labelledby="disposals" className={ROW_SURFACE}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-5">
            <h2 id="disposals" className="text-lg">
              {t("disposals")}
            </h2>
            <span className="print:hidden">
              <Texts of={["export"]}>
                <ExportLink path={taxExportPath(year)} fileName={`tax-${year}.csv`} />
              </Texts>
            </span>
          </div>
          <DisposalRows disposals={items} currency={report.currency} />
          <div className="border-t border-line px-4 py-3 empty:hidden md:px-5">
            <ListPagination
              page={page}
              pages={pages}
              hrefOf={(number) => `${PAGES.tax.path}?year=${year}&page=${number}`}
              label={list("pages")}
            />
          </div>
        </section>
      )}
    </AllDigits>
  );
}
