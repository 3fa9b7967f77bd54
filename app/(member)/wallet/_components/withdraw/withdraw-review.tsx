"use client";

import { useTranslations } from "next-intl";
import { OrderProblem } from "@/app/_order/order-notice";
import { CodeField } from "@/app/_shell/fields/code-field";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { Notice } from "@/app/_ui/state/notice";
import { Address } from "@/app/_ui/text/address";
import { formatApart } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import { GateList } from "./gate-list";
import type { WithdrawOrderForm } from "./use-withdraw";
import { WithdrawSums } from "./withdraw-sums";

/** The whole address and the sums, with the code that the service asks for. */
export function WithdrawReview({ order }: { order: WithdrawOrderForm }) {
  const { locale } = useMoney();
  const t = useTranslations("withdraw");
  const { form, address, gate, refusedFee, fee, symbol } = order;
  const [now, before] = formatApart([fee ?? "0", refusedFee?.before ?? "0"], symbol, locale);
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      {address && (
        <div className="rounded-inset bg-raised p-4">
          <p className="text-sm text-muted">{t("to")}</p>
          {address.label && <p className="mt-1 text-base font-semibold">{address.label}</p>}
          <p className="mt-1 text-md font-medium">
            <Address value={address.address} isWhole />
          </p>
        </div>
      )}
      <WithdrawSums order={order} />
      <div role="alert" className="empty:hidden">
        {refusedFee && (
          <Notice tone="warn">
            {refusedFee.before === fee ? refusedFee.text : t("feeChanged", { fee: now, before })}
          </Notice>
        )}
      </div>
      <Notice tone="warn">{t("reviewText")}</Notice>
      <CodeField
        error={form.formState.errors.code?.message}
        refusal={order.refusal}
        readOnly={order.isFrozen}
        {...form.register("code")}
      />
      {gate && <GateList gates={[gate]} />}
      <OrderProblem error={gate ? null : order.formError} order={order.order} hasOwnRepeat />
    </div>
  );
}
