"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { offeredActions } from "@/lib/domain/wallet/actions";
import { useWallets } from "../money-provider";
import { OrderAmount } from "../order-amount";
import { RecipientLine } from "./recipient-line";
import type { TransferOrderForm } from "./use-transfer";

/** Token, receiver with the name behind the username, and amount. */
export function TransferFields({ order }: { order: TransferOrderForm }) {
  const t = useTranslations("transfer");
  const wallets = useWallets().value;
  const { form, values, recipient } = order;
  const { errors } = form.formState;
  const symbols = [...wallets.values()].filter((one) => offeredActions(one).includes("transfer"));
  const early = recipient.early && t(recipient.early);
  return (
    <>
      <SelectField
        label={t("symbol")}
        options={symbols.map(({ symbol }) => ({ value: symbol, label: symbol }))}
        disabled={order.isFrozen}
        {...form.register("symbol")}
      />
      <div className="grid gap-3">
        <TextField
          label={t("recipient")}
          hint={recipient.recipient ? undefined : t("recipientHint")}
          error={errors.toUsername?.message ?? early ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          readOnly={order.isFrozen}
          {...form.register("toUsername", {
            onChange: () => form.clearErrors("toUsername"),
          })}
        />
        <div role="status" className="empty:hidden">
          {recipient.recipient && (
            <div className="rounded-inset bg-raised p-3">
              <RecipientLine recipient={recipient.recipient} />
            </div>
          )}
          {recipient.isLooking && <p className="text-md text-muted">{t("looking")}</p>}
        </div>
      </div>
      <OrderAmount
        form={form}
        label={t("amount")}
        symbol={values.symbol}
        available={order.available}
        text={values.amount}
        isFrozen={order.isFrozen}
        isShort={order.isShort}
      />
    </>
  );
}
