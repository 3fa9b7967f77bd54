import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { byDay } from "@/app/_shell/list/by-day";
import { DayHeading } from "@/app/_shell/list/day-heading";
import { MemberTime } from "@/app/_shell/time/member-time";
import {
  AmountIsland as Amount,
  KindDiscIsland as KindDisc,
  ListRowIsland as ListRow,
  PairDiscIsland as PairDisc,
} from "@/app/_ui/data/islands";
import { RowGroup } from "@/app/_ui/data/row-list";
import { type TransactionRow, transactionRows } from "@/lib/domain/transaction/rows";
import { isUnsettled, knownType, type TransactionView } from "@/lib/domain/transaction/view";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { Counterparty } from "./counterparty";
import { kindSign } from "./kind-sign";
import { SignedAmount } from "./signed-amount";
import { StatusBadge } from "./status-badge";
import { transactionWords } from "./transaction-words";

interface RowProps {
  row: TransactionRow;
  timeZone: string;
  /** The title as a link that covers the row. */
  link: (item: TransactionView, title: string) => ReactNode;
}

/** The second line: when, and one fact. */
async function RowText({ row: { main, conversion }, timeZone }: Omit<RowProps, "link">) {
  const [t, detail, words, locale] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("transactionDetail"),
    transactionWords(),
    getLocale(),
  ]);
  const { fee, symbol, type, counterparty } = main;
  const kind = type === "airdrop_convert" ? words.type(type) : detail("refs.quote");
  return (
    <>
      <MemberTime at={main.at} timeZone={timeZone} look="clock" />
      {conversion && <> · {kind}</>}
      {!conversion && counterparty && (
        <>
          {" · "}
          <Counterparty name={counterparty} />
        </>
      )}
      {fee !== null && !isZero(fee) && (
        <span className={conversion ? "@max-md:hidden" : ""}>
          {" · "}
          {t("fee")} <Amount isPrivate raw={fee} text={formatQuantity(fee, symbol, locale)} />
        </span>
      )}
    </>
  );
}

/** One transaction, or both legs of a conversion. */
async function Row({ row, timeZone, link }: RowProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("transactions"),
    transactionWords(),
    getLocale(),
  ]);
  const { main, conversion } = row;
  const { symbol, balanceAfter, status, type } = main;
  const title = conversion
    ? t("converted", { from: conversion.paid.symbol, to: conversion.received.symbol })
    : words.type(type);
  return (
    <ListRow
      ids={conversion ? `${conversion.received.id} ${conversion.paid.id}` : main.id}
      disc={
        conversion ? (
          <PairDisc from={conversion.paid.symbol} to={conversion.received.symbol} />
        ) : (
          <KindDisc symbol={symbol} kind={kindSign(knownType(type))} />
        )
      }
      title={link(main, title)}
      chip={isUnsettled(main) && <StatusBadge status={status} />}
      text={<RowText row={row} timeZone={timeZone} />}
      amount={<SignedAmount {...main} />}
      value={
        conversion ? (
          <SignedAmount {...conversion.paid} />
        ) : (
          status !== null &&
          isUnsettled(main) && (
            <span className={status === "pending" ? "text-warn md:hidden" : "md:hidden"}>
              {words.status(status)}
            </span>
          )
        )
      }
      aside={
        balanceAfter !== null && (
          <>
            <span className="block">{t("balanceAfter")}</span>
            <Amount
              isPrivate
              raw={balanceAfter}
              text={formatAmount(balanceAfter, symbol, locale)}
            />
          </>
        )
      }
    />
  );
}

interface TransactionRowsProps extends Omit<RowProps, "row"> {
  items: readonly TransactionView[];
  level?: 2 | 3;
}

/** Transactions by the day, in the order they come in. */
export function TransactionRows({ items, timeZone, link, level }: TransactionRowsProps) {
  const days = byDay(transactionRows(items), ({ main }) => main.at, timeZone);
  return days.map(({ day, rows }) => (
    <RowGroup key={day} level={level} title={<DayHeading day={day} timeZone={timeZone} />}>
      {rows.map((row) => (
        <Row key={row.main.id} row={row} timeZone={timeZone} link={link} />
      ))}
    </RowGroup>
  ));
}
