"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { Modal } from "@/app/_ui/modal";
import { Notice } from "@/app/_ui/notice";
import { isOutcomeUnknown } from "@/lib/bff/client";
import type { CreateDownlineProps } from "./create-downline-modal";
import { DoneActions, DownlineDone } from "./downline-done";
import { DownlineFields } from "./downline-fields";
import { SeatField } from "./seat-field";
import { useCreateDownline } from "./use-create-downline";

/** What `CreateDownlineModal` shows once its code is there: the seat, the account, then the result. */
export function CreateDownlineDialog(props: CreateDownlineProps) {
  const t = useTranslations("downline");
  const { onClose } = props;
  const formId = useId();
  const order = useCreateDownline(props);
  const { created, isPending, secondsToWait } = order;
  const isUnknown = isOutcomeUnknown(order.refusal);
  return (
    <Modal
      title={created ? t("doneTitle") : t("title")}
      description={created ? undefined : t("intro")}
      onClose={onClose}
      isDismissable={!isPending}
      footer={
        created ? (
          <DoneActions onMore={order.restart} />
        ) : (
          <div className="grid gap-3">
            <SubmitLine
              text={t("submit")}
              pendingText={t("submitting")}
              isPending={isPending}
              secondsToWait={secondsToWait}
              formId={formId}
            />
          </div>
        )
      }
    >
      {created ? (
        <DownlineDone created={created} />
      ) : (
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={order.onSubmit}
          className="grid gap-6 pt-1"
        >
          <SeatField order={order} />
          <DownlineFields order={order} />
          <FormError text={isUnknown ? null : order.formError} />
          <div role="alert" className="empty:hidden">
            {isUnknown && <Notice tone="warn">{t("unknown")}</Notice>}
          </div>
        </form>
      )}
    </Modal>
  );
}
