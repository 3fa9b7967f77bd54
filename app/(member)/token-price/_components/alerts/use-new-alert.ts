import { useTranslations } from "next-intl";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { addAlert, type NewPriceAlert } from "@/lib/domain/price/alert-client";
import { BASE_CURRENCY } from "@/lib/money/format";

type Values = Pick<NewPriceAlert, "code" | "kind" | "repeat"> & { value: string; mail: boolean };

/** What stands behind the value of an alert. */
export function unitOf(kind: NewPriceAlert["kind"]): string {
  return kind === "change24h" ? "%" : BASE_CURRENCY;
}

const FIELDS = ["value"] as const;

interface NewAlertOptions {
  codes: readonly string[];
  /** The member's devices are told too. */
  hasPush: boolean;
  locale: string;
  onSet: () => void;
}

/** The form of a new alert; what was typed goes once it is set. */
export function useNewAlert({ codes, hasPush, locale, onSet }: NewAlertOptions) {
  const t = useTranslations("priceAlerts");
  const read = useAmountReader();
  const defaultValues = {
    code: codes[0] ?? "",
    kind: "above",
    value: "",
    repeat: "once",
    mail: false,
  } as const;
  const amountOf = ({ kind, value }: Pick<Values, "kind" | "value">) =>
    read(value, { symbol: unitOf(kind), minimum: null, maximum: null }, { locale });
  const order = useServerForm<Values, void>({
    fields: FIELDS,
    defaultValues,
    failedText: t("failed"),
    rules: async () =>
      (await import("./alert-rules")).alertRules((values) =>
        values.value.trim() === ""
          ? t(values.kind === "change24h" ? "moveEmpty" : "priceEmpty")
          : amountOf(values).error,
      ),
    async send({ mail, ...values }): Promise<void> {
      const channels: NewPriceAlert["channels"] = ["inbox"];
      if (hasPush) channels.push("push");
      if (mail) channels.push("mail");
      const value = amountOf(values).amount ?? values.value;
      try {
        await addAlert({ ...values, value, channels }, order.refusal);
      } catch (error) {
        if (!(error instanceof BffError) || error.code !== "CONFLICT") throw error;
        const message = t("isSo");
        throw new BffError(error.status, {
          code: error.code,
          message,
          fields: { value: [message] },
        });
      }
    },
    onDone() {
      const { code, kind, repeat, mail } = order.form.getValues();
      order.form.reset({ code, kind, repeat, mail, value: "" });
      showSuccessToast(t("saved"));
      onSet();
    },
  });
  return order;
}

export type NewAlertOrder = ReturnType<typeof useNewAlert>;
