"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { Modal, type ModalProps } from "@/app/_ui/modal";
import type { SavedAddressView } from "@/lib/wallet/saved-address";
import type { WalletDetailView } from "@/lib/wallet/view";
import { useMoney } from "../money-provider";
import { OrderButtons } from "../order-buttons";
import { GateList } from "./gate-list";
import { useWithdraw } from "./use-withdraw";
import { WithdrawDone, WithdrawDoneActions } from "./withdraw-done";
import { WithdrawFields } from "./withdraw-fields";
import { WithdrawReview } from "./withdraw-review";

interface WithdrawOrderProps {
  modal: Pick<ModalProps, "closeText" | "onClose">;
  title: string;
  wallet: WalletDetailView;
  addresses: readonly SavedAddressView[];
}

/** The steps of a withdrawal: where and how much, a review with the code, the status. */
export function WithdrawOrder({ modal, title, wallet, addresses }: WithdrawOrderProps) {
  const { locale, member, texts } = useMoney();
  const t = texts.withdraw;
  const formId = useId();
  const form = useWithdraw(wallet, addresses);
  const { order, step } = form;
  const { result } = order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === "order") form.review();
    else form.onSubmit(event);
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
  if (result) {
    return (
      <Modal {...modal} title={t.doneTitle} footer={<WithdrawDoneActions />}>
        <WithdrawDone answer={result} />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      title={step === "review" ? t.reviewTitle : title}
      description={step === "review" ? undefined : t.text}
      isDismissable={!order.isPending}
      footer={<OrderButtons formId={formId} form={form} texts={t} />}
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        {step === "order" ? (
          <>
            <GateList gates={member.gates} />
            <WithdrawFields order={form} />
          </>
        ) : (
          <WithdrawReview order={form} />
        )}
      </form>
    </Modal>
  );
}
