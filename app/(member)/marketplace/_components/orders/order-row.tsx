import type { Route } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { ModalButton } from "@/app/_ui/overlay/modal-button";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { OrderView } from "@/lib/domain/marketplace/view";
import { formatAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import { ReceiptFacts } from "./order-facts";

interface OrderRowProps {
  order: OrderView;
  timeZone: string;
}

/** One order: what, when, its status, how many, what it cost, and its receipt. */
export async function OrderRow({ order, timeZone }: OrderRowProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations("marketplace.orders"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { id, name, machineId, transactionId, total, qty, createdAt } = order;
  const subtitle = machineId === null ? t("order", { id }) : t("renewal", { id: machineId });
  const title = (
    <div className="min-w-0">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="truncate text-sm text-muted">{subtitle}</p>
    </div>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("date")}>
        <MemberTime at={createdAt} timeZone={timeZone} />
      </TableCell>
      <TableCell label={t("status")}>
        <Badge tone="up">{t("paid")}</Badge>
      </TableCell>
      <TableCell label={t("quantity")}>
        <bdi className="figures">{qty}</bdi>
      </TableCell>
      <TableCell label={t("total")}>
        <Amount
          isPrivate
          raw={total.amount}
          text={formatAmount(total.amount, total.symbol, locale)}
        />
      </TableCell>
      <TableCell label={t("transaction")}>
        {transactionId === null ? (
          <NoValue text={common("notAvailable")} />
        ) : (
          <Link
            href={transactionPath(transactionId) as Route}
            prefetch={false}
            aria-label={t("openName", { id })}
            className="relative font-semibold text-accent-text underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
          >
            {t("open")}
          </Link>
        )}
      </TableCell>
      <TableCell>
        <ModalButton
          label={
            <>
              <span aria-hidden>{t("receipt")}</span>
              <span className="sr-only">{t("receiptOf", { id })}</span>
            </>
          }
          buttonSize="small"
          title={t("receiptOf", { id })}
        >
          <ReceiptFacts order={order} locale={locale} timeZone={timeZone} />
        </ModalButton>
      </TableCell>
    </TableCard>
  );
}
