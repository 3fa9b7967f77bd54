"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { AccountFields } from "@/app/_shell/fields/account-fields";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { isOutcomeUnknown } from "@/lib/bff/client/client";
import { DoneActions, DownlineDone } from "./downline-done";
import type { CreateDownlineProps } from "./load-create-downline";
import { SeatField } from "./seat-field";
import { type CreateDownlineOrder, useCreateDownline } from "./use-create-downline";

interface DownlineFieldsProps {
  order: CreateDownlineOrder;
}

/** The account of the new member. */
function DownlineFields({ order: { form } }: DownlineFieldsProps) {
  const t = useTranslations("downline");
  const confirmPassword = useTranslations("signUp")("confirmPassword");
  return (
    <div className="grid gap-5">
      <AccountFields
        form={form}
        labels={{
          fullName: t("fullName"),
          email: t("email"),
          emailHint: t("emailHint"),
          password: t("password"),
          confirmPassword,
        }}
        isForAnother
      />
      <p className="text-sm text-muted">{t("passwordNote")}</p>
    </div>
  );
}

/** What the modal shows once its code is there: the seat, the account, then the result. */
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
      onClose={() => {
        order.keepDraft();
        onClose();
      }}
      keepsTyped
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
          <SeatField choice={order.seat} />
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
