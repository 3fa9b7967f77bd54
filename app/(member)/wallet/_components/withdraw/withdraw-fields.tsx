"use client";

import { AmountField } from "@/app/_shell/forms/amount-field";
import { fillText } from "@/app/_ui/fill-text";
import { formatFullAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import { TopUp } from "../top-up";
import { AddressChoice } from "./address-choice";
import type { WithdrawOrderForm } from "./use-withdraw";
import { WithdrawSums } from "./withdraw-sums";

/** Where to and how much, with the fee and what it comes to. */
export function WithdrawFields({ order }: { order: WithdrawOrderForm }) {
  const { locale, texts } = useMoney();
  const t = texts.withdraw;
  const { form, values, symbol, minimum } = order;
  const { errors } = form.formState;
  const { ref, ...amount } = form.register("amount", { validate: order.rules.amount });
  return (
    <>
      <AddressChoice order={order} />
      <AmountField
        {...amount}
        inputRef={ref}
        label={t.amount}
        hint={
          minimum === null
            ? undefined
            : fillText(t.minimumHint, { amount: formatFullAmount(minimum, symbol, locale) })
        }
        symbol={symbol}
        available={order.available}
        maximum={order.maximum}
        text={values.amount}
        onTextChange={(text) =>
          form.setValue("amount", text, {
            shouldDirty: true,
            shouldValidate: Boolean(errors.amount),
          })
        }
        readOnly={order.isFrozen}
        error={errors.amount?.message}
        remedy={order.isShort && <TopUp symbol={symbol} />}
        locale={locale}
        texts={texts.amountField}
      />
      <WithdrawSums order={order} />
    </>
  );
}
