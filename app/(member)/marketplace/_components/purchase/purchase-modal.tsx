"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { OrderProblem } from "@/app/_order/order-notice";
import { CodeField } from "@/app/_shell/fields/code-field";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Segmented } from "@/app/_ui/control/segmented";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { Spoken } from "@/app/_ui/text/spoken";
import { formatAmount, formatFullAmount, formatPoints, formatRate } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { useMarketplace } from "../marketplace-provider";
import { GateNotice } from "./gate-notice";
import { OfferFacts } from "./offer-facts";
import { PurchaseFooter } from "./purchase-footer";
import { PurchaseReceipt, ReceiptFooter } from "./purchase-receipt";
import { QuantityField } from "./quantity-field";
import type { PurchaseModalProps } from "./target";
import { UpgradeFields } from "./upgrade-fields";
import { type Purchase, usePurchase } from "./use-purchase";

/** Exactly how much is missing for the order. */
function Shortage({ purchase }: { purchase: Purchase }) {
  const { locale } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const { available, isShort, offer, payment } = purchase;
  const { quote } = offer;
  const isShown = isShort && quote && available !== null && payment?.isEnough === false;
  const amount = (raw: string) => formatFullAmount(raw, quote?.total.symbol ?? "", locale);
  return (
    <div role="alert" className="empty:hidden">
      {isShown && (
        <Notice tone="warn" title={t("shortTitle", { missing: amount(payment.missing) })}>
          <span data-private>
            {t("shortText", {
              total: amount(quote.total.amount),
              available: amount(available),
            })}
          </span>
        </Notice>
      )}
    </div>
  );
}

/** What a machine brings to a member who cannot mine yet, before it is paid. */
function UnverifiedNotice() {
  const { locale } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const verify = useTranslations("profile")("verifyEmail");
  return (
    <Notice tone="warn">
      {t("unverified")}
      {sentenceGap(locale)}
      <TextLink href={PAGES.settings.path}>{verify}</TextLink>
    </Notice>
  );
}

interface OfferNoticesProps {
  purchase: Purchase;
  name: string;
}

/** What has changed since the member looked at the price; each says that nothing was bought. */
function OfferNotices({ purchase, name }: OfferNoticesProps) {
  const { locale } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const { hasNewEnd, offer, wasTooLate } = purchase;
  const { quote, renewal, lack, isAsking } = offer;
  const { lowered } = offer.quantity;
  const price = ({ symbol, amount }: { symbol: string; amount: string }) =>
    formatFullAmount(amount, symbol, locale);

  function text(): string | null {
    if (lack) return t(lack, { name });
    if (lowered !== null) return t("fewerLeft", { count: lowered });
    if (wasTooLate && offer.wanted.kind === "upgrade" && !offer.wanted.wish) {
      return t("machineChanged");
    }
    if (!quote || isAsking) return null;
    if (renewal) {
      const before = price(renewal.before.total);
      return t("changed", { before, now: price(quote.total) });
    }
    if (hasNewEnd) return t("endChanged");
    return wasTooLate ? t("renewedQuote") : null;
  }

  const said = text();
  return (
    <div role="status" className="empty:hidden">
      {said !== null && <Notice tone="warn">{said}</Notice>}
    </div>
  );
}

/** Buys a product, or renews or upgrades a machine: how many, the price that holds, the code, the receipt. */
export default function PurchaseModal({ target, onClose }: PurchaseModalProps) {
  const { locale, member, rules } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const formId = useId();
  const purchase = usePurchase(target);
  const { product, machine, modes = [] } = target;
  const { code, machineMode, offer, order } = purchase;
  const isUpgrade = machineMode.mode === "upgrade";
  const bought = order.result;
  const ownFee = offer.quote?.after?.feePercent;
  const percent = ownFee ? formatRate(ownFee, locale) : rules.fee;
  const { name, kind } = product;

  const modal = { onClose, isDismissable: !order.isPending };
  const title = t(
    modes.length > 1
      ? "machineTitle"
      : isUpgrade
        ? "upgradeTitle"
        : machine
          ? "renewTitle"
          : "title",
    { name },
  );
  if (bought) {
    return (
      <Modal
        {...modal}
        title={t(isUpgrade ? "upgradedTitle" : machine ? "renewedTitle" : "doneTitle")}
        footer={<ReceiptFooter />}
      >
        <PurchaseReceipt target={target} bought={bought} isUpgrade={isUpgrade} />
      </Modal>
    );
  }
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title }}
        locale={locale}
        timeZone={member.timeZone}
      />
    );
  }
  return (
    <Modal
      {...modal}
      title={title}
      description={
        machine && t("renewText", { id: machine.id, th: formatPoints(machine.th, locale) })
      }
      footer={<PurchaseFooter formId={formId} purchase={purchase} />}
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={purchase.onSubmit}
        className="grid gap-5"
      >
        {modes.length > 1 && (
          <Segmented
            isLabelHidden
            label={t("modes")}
            name="mode"
            value={machineMode.mode}
            options={modes.map((mode) => ({ value: mode, label: t(mode) }))}
            onChange={purchase.isHeld ? undefined : machineMode.set}
          />
        )}
        <OfferNotices purchase={purchase} name={name} />
        {machine && isUpgrade && !offer.lack && (
          <UpgradeFields machine={machine} purchase={purchase} />
        )}
        {!machine && !offer.lack && (
          <QuantityField quantity={offer.quantity} isFrozen={purchase.isHeld} />
        )}
        {!offer.lack && <OfferFacts target={target} purchase={purchase} />}
        <Spoken
          text={
            offer.quote && !offer.isAsking && !offer.renewal
              ? t("spokenTotal", {
                  count: offer.quantity.quantity ?? 1,
                  name,
                  total: formatAmount(offer.quote.total.amount, offer.quote.total.symbol, locale),
                })
              : null
          }
        />
        <Shortage purchase={purchase} />
        {kind === "machine" && member.needsEmail && !offer.lack && <UnverifiedNotice />}
        {!offer.lack && (
          <p className="text-sm text-muted">
            {kind === "boost"
              ? t("boostTerms")
              : isUpgrade
                ? t("upgradeTerms")
                : t("machineTerms", { percent })}
          </p>
        )}
        {code.isAsked && !offer.lack && (
          <div className="grid gap-3">
            <p className="text-md">{t("codeReason")}</p>
            <CodeField
              {...code.field}
              readOnly={purchase.isHeld}
              error={code.error}
              refusal={purchase.refusal}
            />
          </div>
        )}
        <GateNotice gate={purchase.gate} />
        <OrderProblem error={purchase.formError} order={order} hasOwnRepeat />
      </form>
      {purchase.confirmation}
    </Modal>
  );
}
