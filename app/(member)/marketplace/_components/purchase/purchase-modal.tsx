"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { OrderProblem } from "@/app/_order/order-notice";
import { CodeField } from "@/app/_shell/forms/code-field";
import { fillText } from "@/app/_ui/fill-text";
import { Modal } from "@/app/_ui/modal";
import { useMarket } from "../market-provider";
import { GateNotice } from "./gate-notice";
import { OfferFacts } from "./offer-facts";
import { OfferNotices } from "./offer-notices";
import { PurchaseFooter } from "./purchase-footer";
import { PurchaseReceipt, ReceiptFooter } from "./purchase-receipt";
import { QuantityField } from "./quantity-field";
import { Shortage } from "./shortage";
import type { PurchaseFlowProps } from "./target";
import { usePurchase } from "./use-purchase";

/** Buys a product or renews a machine: how many, the price that holds, the code, the receipt. */
export default function PurchaseModal({ target, onClose }: PurchaseFlowProps) {
  const { locale, member, rules, texts } = useMarket();
  const t = texts.purchase;
  const formId = useId();
  const purchase = usePurchase(target);
  const { product, machine } = target;
  const { code, offer, order } = purchase;
  const bought = order.result;
  const { name, kind } = product;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    purchase.pay();
  }

  const modal = { closeText: texts.common.close, onClose, isDismissable: !order.isPending };
  const title = fillText(machine ? t.renewTitle : t.title, { name });
  if (bought) {
    return (
      <Modal {...modal} title={machine ? t.renewedTitle : t.doneTitle} footer={<ReceiptFooter />}>
        <PurchaseReceipt target={target} bought={bought} />
      </Modal>
    );
  }
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title }}
        locale={locale}
        timeZone={member.timeZone}
        texts={texts.order}
      />
    );
  }
  return (
    <Modal
      {...modal}
      title={title}
      description={machine && fillText(t.renewText, { id: machine.id, th: machine.th })}
      footer={<PurchaseFooter formId={formId} purchase={purchase} />}
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <OfferNotices purchase={purchase} name={name} />
        {!machine && !offer.lack && (
          <QuantityField quantity={offer.quantity} isFrozen={purchase.isHeld} />
        )}
        {!offer.lack && <OfferFacts target={target} purchase={purchase} />}
        <Shortage purchase={purchase} />
        {!offer.lack && (
          <p className="text-sm text-muted">
            {kind === "boost" ? t.boostTerms : fillText(t.machineTerms, { percent: rules.fee })}
          </p>
        )}
        {code.isAsked && !offer.lack && (
          <div className="grid gap-3">
            <p className="text-md">{t.codeReason}</p>
            <CodeField
              ref={code.input}
              name="code"
              texts={texts.code}
              value={code.text}
              onChange={(event) => code.set(event.target.value)}
              readOnly={purchase.isHeld}
              error={code.error ?? undefined}
              refusal={purchase.refusal}
            />
          </div>
        )}
        <GateNotice gate={purchase.gate} />
        <OrderProblem error={purchase.formError} order={order} texts={texts.order} hasOwnRepeat />
      </form>
    </Modal>
  );
}
