"use client";

import { useTranslations } from "next-intl";
import { OrderNotice } from "@/app/_order/order-notice";
import { useOrder } from "@/app/_order/use-order";
import { useDecided } from "@/app/_order/use-undecided";
import { Refusal } from "@/app/_shell/forms/refusal/refusal";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { takeOffSale } from "@/lib/domain/marketplace/resale-client";
import { useMarketplace } from "../../_components/marketplace-provider";

interface CancelListingProps {
  listingId: string;
  machineId: string;
  name: string;
}

/** Takes an own machine off sale, after a question. */
export function CancelListing({ listingId, machineId, name }: CancelListingProps) {
  const { refreshPage } = useMarketplace();
  const t = useTranslations("resale");
  useDecided({ kind: "listMachine", scope: machineId });
  const order = useOrder<null, void>({
    kind: "cancelListing",
    scope: listingId,
    send: (_, key) => takeOffSale(listingId, key),
    onAccepted() {
      showSuccessToast(t("takenOff", { name }));
      refreshPage();
    },
    onRefused(refusal) {
      // What is not for sale any more leaves the list, and the sentence with it.
      if (refusal.code === "CONFLICT") showErrorToast(t("goneTitle"));
      refreshPage();
    },
  });
  return (
    <div className="grid justify-items-end gap-2">
      {!order.isUndecided && (
        <ConfirmButton
          texts={{
            ask: t("takeOff"),
            confirm: t("takeOff"),
            cancel: t("keep"),
            question: t("takeOffQuestion", { name }),
          }}
          isPending={order.isPending}
          onConfirm={() => order.place({ body: null, facts: { subject: name } })}
        />
      )}
      <Refusal
        error={order.refused}
        text={order.refused && refusedText(order.refused, t("takeOffFailed"))}
        seconds={order.secondsToWait}
      />
      <OrderNotice order={order} />
    </div>
  );
}
