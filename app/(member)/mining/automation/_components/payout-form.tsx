"use client";

import { useTranslations } from "next-intl";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Button } from "@/app/_ui/control/button";
import { SelectField } from "@/app/_ui/control/select-field";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { Address } from "@/app/_ui/text/address";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import { BffError } from "@/lib/bff/client/client";
import { MBTC } from "@/lib/contract/values/tokens";
import { changeAutomation, type MiningAutomation } from "@/lib/domain/mining-automation/client";
import { formatInput } from "@/lib/money/parse";

interface PayoutValues {
  payoutWalletId: string;
  payoutThreshold: string;
}

interface PayoutFormProps {
  payout: MiningAutomation["payout"];
  addresses: readonly { readonly id: string; readonly address: string; readonly name: string }[];
  /** What the wallet holds; null when it is not known. */
  available: string | null;
  /** The locale for `Intl`. */
  locale: string;
}

/** Where to and from which balance on is paid out by itself; a change is confirmed once more. */
export function PayoutForm({ payout, addresses, available, locale }: PayoutFormProps) {
  const t = useTranslations("automation");
  const refresh = useQuietRefresh();
  const stepUp = useStepUp();
  const off = useSingleFlight();
  const readAmount = useAmountReader();
  const read = (text: string) =>
    readAmount(text, { symbol: MBTC, minimum: null, maximum: null }, { locale });
  // Its address has been removed.
  const isGone = Boolean(payout) && !addresses.some(({ id }) => id === payout?.walletId);

  function onDone(): void {
    showSuccessToast(t("saved"));
    refresh();
  }

  const server = useServerForm<PayoutValues, boolean>({
    fields: ["payoutWalletId", "payoutThreshold"],
    defaultValues: {
      payoutWalletId: isGone ? "" : (payout?.walletId ?? addresses[0]?.id ?? ""),
      payoutThreshold: payout ? formatInput(payout.threshold, locale) : "",
    },
    failedText: t("failed"),
    rules: async () =>
      (await import("./automation-rules")).payoutRules((text) => read(text).error, t("noAddress")),
    async send({ payoutWalletId, payoutThreshold: typed }) {
      const payoutThreshold = read(typed).amount ?? "";
      const sent = { payoutWalletId, payoutThreshold };
      const address = addresses.find(({ id }) => id === payoutWalletId)?.address ?? "";
      const shown = [
        { label: t("address"), value: <Address value={address} isWhole /> },
        {
          label: t("threshold"),
          value: <ExactAmount isPrivate raw={payoutThreshold} symbol={MBTC} locale={locale} />,
        },
      ];
      const what = t("payoutTitle");
      const proof = await stepUp.ask({ action: "payout_set", what, sent, shown });
      if (proof === null) return false;
      await changeAutomation({ ...sent, proof });
      return true;
    },
    onDone: (isSaved) => isSaved && onDone(),
  });
  const { form, onSubmit, isPending, formError, secondsToWait } = server;

  const turnOff = () =>
    off.run(
      async () => {
        await changeAutomation({ payoutWalletId: null, payoutThreshold: null });
        onDone();
      },
      (error) => showErrorToast((error instanceof BffError && error.message) || t("failed")),
    );

  return (
    <>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <SelectField
          label={t("address")}
          error={form.formState.errors.payoutWalletId?.message}
          emptyText={isGone ? t("noAddress") : undefined}
          options={addresses.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.register("payoutWalletId")}
        />
        <AmountField
          {...amountInput(form, "payoutThreshold")}
          label={t("threshold")}
          symbol={MBTC}
          available={available}
          amounts={[]}
          locale={locale}
        />
        <FormError text={formError} />
        <div className="flex flex-wrap gap-2.5">
          <SubmitLine
            isSmall
            tone="outline"
            text={t(payout ? "save" : "payoutOn")}
            pendingText={t("saving")}
            isPending={isPending}
            secondsToWait={secondsToWait}
          />
          {payout && (
            <Button tone="quiet" isPending={off.isPending} onClick={turnOff}>
              {t("payoutOff")}
            </Button>
          )}
        </div>
      </form>
      {stepUp.dialog}
    </>
  );
}
