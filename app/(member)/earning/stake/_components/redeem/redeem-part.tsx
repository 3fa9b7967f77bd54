"use client";

import { AmountField } from "@/app/_shell/forms/amount-field";
import { FactList } from "@/app/_ui/fact-list";
import type { PositionView } from "@/lib/earning/position";
import { AmountLine } from "../amount-line";
import { useStakeDesk } from "../stake-desk";
import type { Redemption } from "./use-redeem";

/** How much of a flexible position to redeem, and what stays. */
export function RedeemPart({ order, position }: { order: Redemption; position: PositionView }) {
  const { locale, symbol, texts } = useStakeDesk();
  const t = texts.redeem;
  return (
    <>
      <AmountField
        label={t.amount}
        name="amount"
        symbol={symbol}
        available={position.principal}
        text={order.text}
        onTextChange={order.setText}
        inputRef={order.field}
        readOnly={order.isFrozen}
        error={order.amountError ?? undefined}
        locale={locale}
        texts={{ ...texts.amountField, available: t.inPosition }}
      />
      {order.stays !== null && (
        <div className="rounded-inset bg-raised p-4">
          <FactList
            facts={[{ label: t.stays, value: <AmountLine isPrivate raw={order.stays} /> }]}
          />
        </div>
      )}
      <p className="text-md text-muted">{t.keepNote}</p>
    </>
  );
}
