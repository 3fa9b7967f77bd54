"use client";

import { useTranslations } from "next-intl";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { SelectField } from "@/app/_ui/control/select-field";
import { Switch } from "@/app/_ui/control/switch";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { MBTC } from "@/lib/contract/values/tokens";
import { changeAutomation, type MiningAutomation } from "@/lib/domain/mining-automation/client";
import { formatInput } from "@/lib/money/parse";

interface ClaimValues {
  autoClaim: boolean;
  minimum: string;
  compoundProductId: string;
}

interface ClaimFormProps {
  automation: Pick<MiningAutomation, "autoClaim" | "minimum" | "compoundProductId">;
  /** What can be staked in. */
  products: readonly { readonly id: string; readonly name: string }[];
  /** How it comes to what is staked. */
  compoundHint: string;
  /** The locale for `Intl`. */
  locale: string;
}

/** Whether mining is claimed by itself, from which amount on, and what becomes of it. */
export function ClaimForm({ automation, products, compoundHint, locale }: ClaimFormProps) {
  const t = useTranslations("automation");
  const refresh = useQuietRefresh();
  const readAmount = useAmountReader();
  const read = (text: string) =>
    readAmount(text, { symbol: MBTC, minimum: null, maximum: null }, { locale });
  const { minimum } = automation;
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm<ClaimValues, void>({
    fields: ["autoClaim", "minimum", "compoundProductId"],
    defaultValues: {
      autoClaim: automation.autoClaim,
      minimum: minimum ? formatInput(minimum, locale) : "",
      compoundProductId: automation.compoundProductId ?? "",
    },
    failedText: t("failed"),
    rules: async () =>
      (await import("./automation-rules")).claimRules((text): string | null =>
        form.getValues("autoClaim") ? read(text).error : null,
      ),
    async send({ autoClaim, minimum: least, compoundProductId }) {
      // What goes with it is not seen while it is off, and stays as it was saved.
      const how = { minimum: read(least).amount, compoundProductId: compoundProductId || null };
      await changeAutomation({ autoClaim, ...(autoClaim && how) });
    },
    onDone() {
      showSuccessToast(t("saved"));
      refresh();
    },
  });
  const isOn = form.watch("autoClaim");
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <Switch
        label={t("autoClaim")}
        hint={t("autoClaimHint")}
        isOn={isOn}
        onChange={(next) => form.setValue("autoClaim", next, { shouldDirty: true })}
      />
      {isOn && (
        <>
          <AmountField
            {...amountInput(form, "minimum")}
            label={t("minimum")}
            hint={t("minimumHint")}
            symbol={MBTC}
            available={null}
            locale={locale}
          />
          {products.length > 0 && (
            <SelectField
              label={t("compound")}
              hint={compoundHint}
              error={form.formState.errors.compoundProductId?.message}
              emptyText={t("compoundNone")}
              options={products.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.register("compoundProductId")}
            />
          )}
        </>
      )}
      <FormError text={formError} />
      <SubmitLine
        isSmall
        text={t("save")}
        pendingText={t("saving")}
        isPending={isPending}
        secondsToWait={secondsToWait}
      />
    </form>
  );
}
