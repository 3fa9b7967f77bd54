import { Server, Zap } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import type { OrderView } from "@/lib/domain/marketplace/view";
import { formatRowAmount } from "@/lib/money/format";
import { ReceiptFacts } from "./order-facts";

interface OrderRowProps {
  order: OrderView;
  timeZone: string;
}

/** One order: what, when, how many and what it cost; a press opens its receipt with its transaction. */
export async function OrderRow({ order, timeZone }: OrderRowProps) {
  const [t, locale] = await Promise.all([getTranslations("marketplace.orders"), getLocale()]);
  const { id, name, machineId, total, qty, createdAt, kind, upgraded } = order;
  return (
    <ListRow
      ids={id}
      disc={<SignDisc sign={kind === "boost" ? Zap : Server} />}
      title={
        <RowSheet
          title={t("receiptOf", { id })}
          details={<ReceiptFacts order={order} locale={locale} timeZone={timeZone} />}
        >
          <bdi>{qty > 1 ? `${qty} × ${name}` : name}</bdi>
        </RowSheet>
      }
      text={
        <>
          <MemberTime at={createdAt} timeZone={timeZone} look="short" />
          {" · "}
          {machineId === null
            ? t("order", { id })
            : t(upgraded ? "upgrade" : "renewal", { id: machineId })}
        </>
      }
      amount={
        <Amount
          isPrivate
          raw={total.amount}
          text={formatRowAmount(total.amount, total.symbol, locale, false)}
        />
      }
    />
  );
}
