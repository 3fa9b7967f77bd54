import { Handshake, ShoppingCart } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card } from "@/app/_ui/data/card";
import { ListRow, ROW_SURFACE, SignDisc } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import type { ResaleTrade } from "@/lib/contract/resale";
import { resaleAddress } from "@/lib/domain/marketplace/resale-query";
import { readResaleTrades } from "@/lib/domain/marketplace/resale-server";
import { formatRowAmount } from "@/lib/money/format";
import { MissingResale } from "./missing-resale";
import type { ResaleSectionProps } from "./order-book";
import { TradeFacts } from "./trade-facts";

async function TradeRow({ trade, timeZone }: { trade: ResaleTrade; timeZone: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("resale")]);
  const { id, at, side, model, price, receives } = trade;
  const isSale = side === "sale";
  const amount = receives ?? price.amount;
  return (
    <ListRow
      ids={id}
      disc={<SignDisc sign={isSale ? Handshake : ShoppingCart} />}
      title={
        <RowSheet
          title={t(isSale ? "sold" : "bought")}
          details={<TradeFacts trade={trade} locale={locale} timeZone={timeZone} />}
        >
          <bdi>{model}</bdi>
        </RowSheet>
      }
      text={
        <>
          {t(isSale ? "sold" : "bought")}
          {" · "}
          <MemberTime at={at} timeZone={timeZone} look="short" />
        </>
      }
      amount={
        <Amount
          isPrivate
          raw={amount}
          text={formatRowAmount(amount, price.symbol, locale, isSale)}
        />
      }
    />
  );
}

/** The member's sales and purchases, newest first, each with its receipt. */
export async function TradesSection({ query, timeZone }: ResaleSectionProps) {
  const [t, orders, list] = await Promise.all([
    getTranslations("resale"),
    getTranslations("marketplace.orders"),
    readResaleTrades(query.page),
  ]);
  if (!list) return <MissingResale />;
  if (list.items.length === 0) {
    return (
      <Card>
        <EmptyState art="machines" title={orders("emptyTitle")} text={t("noTradesText")} />
      </Card>
    );
  }
  return (
    <section aria-label={t("views.history")} className={`${ROW_SURFACE} pt-4`}>
      <WeekRows
        level={2}
        items={list.items}
        at={({ at }) => at}
        timeZone={timeZone}
        row={(trade) => <TradeRow key={trade.id} trade={trade} timeZone={timeZone} />}
      />
      <ListPages
        place="rows"
        label={orders("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => resaleAddress({ ...query, page })}
      />
    </section>
  );
}
