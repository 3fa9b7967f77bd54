"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { DoneFooter, OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { localTime } from "@/app/_shell/time/local-time";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import type { NewPlanProps } from "./new-plan-button";
import { PlanFields } from "./plan-fields";
import { useNewPlan } from "./use-new-plan";

function NewPlan({ offers: latest, onClose }: NewPlanProps) {
  // What is chosen is named by its place; a page that is rendered anew may have others, or none for a moment.
  const [first] = useState(latest);
  const offers = { ...first, available: { ...first.available, ...latest.available } };
  const { locale, timeZone } = offers;
  const t = useTranslations("plans.form");
  const words = useTranslations("order");
  const states = useTranslations("plans.states");
  const formId = useId();
  const plan = useNewPlan(offers);
  const { order } = plan;
  const { result } = order;
  const isNew = result?.state === "active";
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ onClose, title: t("title") }}
        locale={locale}
        timeZone={timeZone}
      />
    );
  }
  return (
    <Modal
      title={t(isNew ? "doneTitle" : "title")}
      onClose={onClose}
      isDismissable={!order.isPending}
      footer={
        result ? (
          <DoneFooter />
        ) : (
          <OrderFooter
            formId={formId}
            order={order}
            secondsToWait={plan.secondsToWait}
            consequence={t("consequence")}
            labels={{ submit: t("submit"), submitting: t("submitting") }}
          />
        )
      }
    >
      {result ? (
        isNew ? (
          <ResultSentence>
            {t("doneText", {
              date: localTime(result.nextRunAt ?? plan.firstRun, locale, timeZone),
            })}
          </ResultSentence>
        ) : (
          <Notice tone="info" title={states(result.state)}>
            {words("settled")}
          </Notice>
        )
      ) : (
        <form id={formId} method="post" noValidate onSubmit={plan.onSubmit} className="grid gap-5">
          <PlanFields plan={plan} offers={offers} />
          <OrderProblem error={plan.formError} order={order} hasOwnRepeat />
        </form>
      )}
      {plan.confirmation}
    </Modal>
  );
}

/** Creates a plan: what, how much, how often, and the receipt. */
export function NewPlanModal(props: NewPlanProps) {
  return (
    <LateTexts part="newPlan">
      <NewPlan {...props} />
    </LateTexts>
  );
}
