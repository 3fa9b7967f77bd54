"use client";

import { useTranslations } from "next-intl";
import { AmountPanel } from "@/app/_shell/fields/amount-panel";
import { CodeField } from "@/app/_shell/fields/code-field";
import { TextField } from "@/app/_ui/control/text-field";
import { Avatar } from "@/app/_ui/data/avatar";
import { FactList } from "@/app/_ui/data/fact-list";
import type { Recipient } from "@/lib/domain/wallet/client";
import { useMoney } from "../money-provider";
import { TokenValue } from "../token-value";
import { WalletTopUp } from "../wallet-top-up";
import type { TransferOrderForm } from "./use-transfer";

/** A member by picture, name and username, so that the sender can tell them. */
function RecipientLine({ recipient }: { recipient: Recipient }) {
  const { username, fullName, avatar } = recipient;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={fullName || username} src={avatar} />
      <span className="min-w-0 text-start">
        <span className="block truncate text-base font-semibold">
          <bdi>{fullName || username}</bdi>
        </span>
        <span className="block truncate text-sm text-muted">
          <bdi dir="ltr">@{username}</bdi>
        </span>
      </span>
    </span>
  );
}

/** Receiver with the name behind the username, amount with its token, and the code where the member has one. */
export function TransferFields({ transfer }: { transfer: TransferOrderForm }) {
  const { locale } = useMoney();
  const t = useTranslations("transfer");
  const { form, order, values, recipient } = transfer;
  const { isFrozen } = order;
  const { errors } = form.formState;
  const early = recipient.early && t(recipient.early);
  return (
    <>
      <div className="grid gap-3">
        <TextField
          label={t("recipient")}
          hint={recipient.recipient ? undefined : t("recipientHint")}
          error={errors.toUsername?.message ?? early ?? undefined}
          isAlert={!errors.toUsername && early !== null}
          autoComplete="off"
          maxLength={40}
          dir="ltr"
          readOnly={isFrozen}
          {...form.register("toUsername", {
            onChange() {
              form.clearErrors("toUsername");
              transfer.edit();
            },
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
      <AmountPanel
        {...transfer.field}
        error={isFrozen ? undefined : transfer.field.error}
        label={t("amount")}
        symbol={values.symbol}
        readOnly={isFrozen}
        remedy={transfer.isShort && <WalletTopUp symbol={values.symbol} />}
        locale={locale}
        choice={{
          label: t("symbol"),
          options: transfer.symbols,
          onChange: transfer.setSymbol,
          isFrozen,
        }}
        value={<TokenValue amount={transfer.amount} wallet={transfer.wallet} />}
      />
      <FactList facts={[{ label: t("fee"), value: t("noFee") }]} />
      {transfer.asksForCode && (
        <CodeField
          error={errors.code?.message}
          refusal={order.refused}
          readOnly={isFrozen}
          {...form.register("code", { onChange: transfer.edit })}
        />
      )}
    </>
  );
}
