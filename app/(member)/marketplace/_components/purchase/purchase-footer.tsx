"use client";

import { useTranslations } from "next-intl";
import { TopUp } from "@/app/_order/top-up";
import { topUpWays } from "@/app/_order/top-up-ways";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { formatAmount } from "@/lib/money/format";
import { useMarketplace } from "../marketplace-provider";
import type { Purchase } from "./use-purchase";

interface PurchaseFooterProps {
  formId: string;
  purchase: Purchase;
}

/** The one next step: pay, accept another price, top up, or leave. */
export function PurchaseFooter({ formId, purchase }: PurchaseFooterProps) {
  const { locale, wallets } = useMarketplace();
  const close = useModalClose();
  const t = useTranslations("marketplace.purchase");
  const words = useTranslations("order");
  const common = useTranslations("common");
  const topUp = useTranslations("topUp");
  const { offer, order, secondsToWait } = purchase;
  const { isPending, isUndecided } = order;
  const { quote, isAsking, renewal, lack } = offer;
  if (lack) {
    return (
      <div className="grid">
        <Button key="close" size="hero" onClick={close}>
          {common("close")}
        </Button>
      </div>
    );
  }
  if (quote && purchase.isShort) {
    return <TopUp ways={topUpWays(quote.total.symbol, wallets, topUp)} look="buttons" />;
  }
  if (renewal && !isAsking) {
    return (
      <div className="grid">
        {/* Keys: were it the same element, the press that accepts would go on and submit. */}
        <Button key="accept" tone="primary" size="hero" onClick={offer.accept}>
          {t("accept")}
        </Button>
      </div>
    );
  }
  const total = quote ? formatAmount(quote.total.amount, quote.total.symbol, locale) : "";
  const label = isUndecided ? words("sendAgain") : t("pay", { total }).trim();
  return (
    <div className="grid gap-3">
      <WaitLine seconds={secondsToWait} />
      <Button
        key="pay"
        type="submit"
        form={formId}
        tone="primary"
        size="hero"
        isPending={isPending || (isAsking && quote !== null)}
        disabled={secondsToWait > 0 || !quote}
      >
        {isPending ? t("paying") : label}
      </Button>
    </div>
  );
}
