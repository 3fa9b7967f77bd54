"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { TextField } from "@/app/_ui/control/text-field";
import { Modal } from "@/app/_ui/overlay/modal";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { fillLotBasis } from "@/lib/domain/transaction/lot-client";
import { BASE_CURRENCY } from "@/lib/money/format";

export interface FillBasisProps {
  lotId: string;
  /** The latest UTC day on which it can have been acquired. */
  until: string;
  locale: string;
  /** The id of what names the disposal. */
  describedBy: string;
}

export interface FillBasisDialogProps extends FillBasisProps {
  onClose: () => void;
}

interface Values {
  acquiredAt: string;
  cost: string;
}

const FIELDS = ["acquiredAt", "cost"] as const;

function FillBasis({ lotId, until, locale, onClose }: FillBasisDialogProps) {
  const t = useTranslations("tax.filling");
  const refresh = useQuietRefresh();
  const formId = useId();
  const read = useAmountReader();
  const costOf = (cost: string) =>
    read(
      cost,
      { symbol: BASE_CURRENCY, minimum: null, maximum: null, mayBeZero: true },
      { locale },
    );
  const { form, formError, ...order } = useServerForm<Values, void>({
    fields: FIELDS,
    defaultValues: { acquiredAt: "", cost: "" },
    failedText: t("failed"),
    rules: async () => (await import("./basis-rules")).basisRules((cost) => costOf(cost).error),
    async send({ acquiredAt, cost }) {
      try {
        await fillLotBasis(lotId, { acquiredOn: acquiredAt, cost: costOf(cost).amount ?? cost });
      } catch (error) {
        if (!(error instanceof BffError) || error.code !== "CONFLICT") throw error;
        // In another tab, or on another device.
        refresh();
        throw new BffError(error.status, { code: error.code, message: t("taken") });
      }
    },
    onDone() {
      showSuccessToast(t("saved"));
      onClose();
      refresh();
    },
  });
  return (
    <Modal
      title={t("add")}
      description={t("addText")}
      onClose={onClose}
      footer={
        <SubmitLine
          formId={formId}
          text={t("save")}
          pendingText={t("saving")}
          isPending={order.isPending}
          secondsToWait={order.secondsToWait}
        />
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={order.onSubmit}
        className="grid gap-5 pt-1"
      >
        <TextField
          type="date"
          label={t("acquiredOn")}
          max={until}
          error={form.getFieldState("acquiredAt", form.formState).error?.message}
          {...form.register("acquiredAt")}
        />
        <AmountField
          {...amountInput(form, "cost")}
          label={t("totalCost")}
          symbol={BASE_CURRENCY}
          available={null}
          locale={locale}
        />
        <FormError text={formError} />
      </form>
    </Modal>
  );
}

/** Asks what a lot has cost, once, with the texts that came beside its code. */
export function FillBasisDialog(props: FillBasisDialogProps) {
  return (
    <LateTexts part="fillBasis">
      <FillBasis {...props} />
    </LateTexts>
  );
}
