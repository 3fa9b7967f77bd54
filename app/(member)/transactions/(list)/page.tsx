import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { LinkButton } from "@/app/_ui/control/link-button";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { pointerWords } from "@/app/_ui/text/pointer-words";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { exchangeOf } from "@/lib/domain/transaction/detail";
import { parseFilter, serviceQuery, type TransactionFilter } from "@/lib/domain/transaction/query";
import { readTransaction, readTransactions } from "@/lib/domain/transaction/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { type SearchParams, single } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { transactionPath, walletActionPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { TransactionFacts } from "../_components/transaction-facts";
import { Drawer } from "./_components/drawer";
import { FilterForm } from "./_components/filter-form";
import { listHref } from "./_components/list-href";
import { ListSection } from "./_components/list-section";

/** The symbols of the member's wallets to filter by, or null while they cannot be read. */
async function walletSymbols(): Promise<readonly string[] | null> {
  const wallets = await unlessDown(readWallets());
  return wallets && [...wallets.keys()];
}

/** What the list can ask for before the member's wallets and time zone are known: anything but a symbol and a time. */
function startList(params: SearchParams): void {
  const filter = parseFilter(params, null);
  const { page, pageSize, from, to, range } = filter;
  if (params.symbol || from || to || range) return;
  const clock = { now: new Date(serviceClock.now()), timeZone: "UTC" };
  startReads(readTransactions({ ...serviceQuery(filter, clock), page, pageSize }));
}

interface DetailDrawerProps {
  id: string;
  filter: TransactionFilter;
  timeZone: string;
}

/** The detail of one transaction over the list; nothing for an id that the member does not have. */
async function DetailDrawer({ id, filter, timeZone }: DetailDrawerProps) {
  const [t, convert, words] = await Promise.all([
    getTranslations("transactionDetail"),
    getTranslations("convert"),
    transactionWords(),
  ]);
  let title = t("heading");
  let again: string | null = null;
  let isLate = true;
  const content = await memberSection(async () => {
    const transaction = await readTransaction(id);
    isLate = false;
    if (!transaction) return null;
    const exchange = exchangeOf(transaction);
    title = exchange ? t("refs.quote") : words.type(transaction.type);
    if (exchange) again = walletActionPath(exchange.paid.symbol, "convert");
    return <TransactionFacts transaction={transaction} timeZone={timeZone} />;
  }, "transactionDetail.heading");
  if (content === null) return null;
  return (
    <Drawer
      key={id}
      title={title}
      listHref={listHref(filter, { page: filter.page })}
      isLate={isLate}
      footer={
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          <LinkButton href={transactionPath(id) as Route}>{t("openPage")}</LinkButton>
          {again && <LinkButton href={again as Route}>{convert("more")}</LinkButton>}
        </div>
      }
    >
      {content}
    </Drawer>
  );
}

export const generateMetadata = () => pageMetadata("transactions");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/transactions">) => {
  const params = await searchParams;
  const wallets = walletSymbols();
  startReads(wallets);
  startList(params);
  const [t, titles, user, { statement, tax }] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("titles"),
    readProfile(),
    readCapabilities(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const filter = parseFilter(params, params.symbol ? await wallets : null);
  const now = new Date(serviceClock.now());
  const openId = single(params, "open");
  const [symbols, list, drawer] = await Promise.all([
    wallets,
    memberSection(
      () => ListSection({ filter, query: serviceQuery(filter, { now, timeZone }), timeZone }),
      "transactions.listLabel",
    ),
    openId ? DetailDrawer({ id: openId, filter, timeZone }) : null,
  ]);
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        title={titles("transactions")}
        text={t.rich("text", { zone: timeZone.replaceAll("_", " "), pointer: pointerWords })}
      >
        {statement && (
          <LinkButton href={PAGES.statement.path} className="print:hidden">
            {titles("statement")}
          </LinkButton>
        )}
        {tax && (
          <LinkButton href={PAGES.tax.path} className="print:hidden">
            {titles("tax")}
          </LinkButton>
        )}
        <LinkButton href={PAGES.dailyProfit.path} className="print:hidden">
          {titles("dailyProfit")}
        </LinkButton>
      </PageHeading>
      <FilterForm filter={filter} symbols={symbols} />
      {list}
      {drawer}
    </>
  );
});
