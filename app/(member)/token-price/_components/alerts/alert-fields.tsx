import { useTranslations } from "next-intl";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { FormError } from "@/app/_shell/forms/form-error";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { Segmented } from "@/app/_ui/control/segmented";
import { SelectField } from "@/app/_ui/control/select-field";
import { ALERT_KINDS, ALERT_REPEATS } from "@/lib/contract/rules/price-alerts";
import { type NewAlertOrder, unitOf } from "./use-new-alert";

interface AlertFieldsProps {
  order: NewAlertOrder;
  codes: readonly string[];
  locale: string;
}

/** Which price, crossing what, how often it is told, and whether a mail comes too. */
export function AlertFields({ order: { form, formError }, codes, locale }: AlertFieldsProps) {
  const t = useTranslations("priceAlerts");
  const kind = form.watch("kind");
  return (
    <div className="grid gap-5">
      <SelectField
        label={t("token")}
        options={codes.map((code) => ({ value: code, label: code }))}
        {...form.register("code")}
      />
      <Segmented
        label={t("kind")}
        name="kind"
        value={kind}
        options={ALERT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => {
          form.setValue("kind", value);
          form.clearErrors("value");
        }}
      />
      <AmountField
        {...amountInput(form, "value")}
        label={t(kind === "change24h" ? "move" : "price")}
        symbol={unitOf(kind)}
        available={null}
        locale={locale}
      />
      <Segmented
        label={t("repeat")}
        name="repeat"
        value={form.watch("repeat")}
        options={ALERT_REPEATS.map((value) => ({ value, label: t(`repeats.${value}`) }))}
        onChange={(value) => form.setValue("repeat", value)}
      />
      <Checkbox label={t("mail")} {...form.register("mail")} />
      <FormError text={formError} />
    </div>
  );
}
