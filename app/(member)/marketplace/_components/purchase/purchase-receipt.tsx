"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { FactList } from "@/app/_ui/data/fact-list";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { Bought } from "@/lib/domain/marketplace/client";
import type { OrderView } from "@/lib/domain/marketplace/view";
import { formatAmount } from "@/lib/money/format";
import { MINING_PATH } from "@/lib/paths";
import { useMarketplace } from "../marketplace-provider";
import { ReceiptFacts } from "../orders/order-facts";
import type { PurchaseTarget } from "./target";

interface PurchaseReceiptProps {
  target: PurchaseTarget;
  bought: Bought;
  isUpgrade: boolean;
}

/** What was paid, what it brought, and what is left. */
export function PurchaseReceipt({ target, bought, isUpgrade }: PurchaseReceiptProps) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const { order, machines, wallets } = bought;
  const bill = ({ name, qty, total }: OrderView) => ({
    name,
    count: qty,
    total: formatAmount(total.amount, total.symbol, locale),
  });
  return (
    <div className="grid gap-5">
      {order && (
        <ResultSentence>
          {t(isUpgrade ? "upgradedText" : target.machine ? "renewedText" : "doneText", bill(order))}
        </ResultSentence>
      )}
      <AllDigits>
        {order && <ReceiptFacts order={order} locale={locale} timeZone={member.timeZone} />}
        {machines.length > 0 && (
          <section className="rounded-inset bg-raised p-4">
            <h3 className="mb-3 font-sans text-md text-muted">
              {t(isUpgrade ? "machineNow" : target.machine ? "endsNew" : "machinesNew")}
            </h3>
            <FactList
              facts={machines.map(({ id, model, endsAt }) => ({
                label: t("machineNew", { name: model, id }),
                value: t("machineUntil", { time: localTime(endsAt, locale, member.timeZone) }),
              }))}
            />
          </section>
        )}
        {target.product.kind === "boost" && <p className="text-md">{t("boostNext")}</p>}
        {wallets.size > 0 && (
          <FactList
            facts={Array.from(wallets.values(), ({ symbol, available }) => ({
              label: t("newBalance"),
              value: <ExactAmount isPrivate raw={available} symbol={symbol} locale={locale} />,
            }))}
          />
        )}
      </AllDigits>
    </div>
  );
}

/** Below the receipt: on to mining, or done. */
export function ReceiptFooter() {
  const t = useTranslations("marketplace.purchase");
  const words = useTranslations("order");
  const close = useModalClose();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <a href={MINING_PATH} className={buttonStyle("outline", "medium")}>
        {t("toMining")}
      </a>
      <Button tone="primary" onClick={close}>
        {words("done")}
      </Button>
    </div>
  );
}
