"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId } from "react";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { usePolling } from "@/app/_ui/live/use-polling";
import { Modal } from "@/app/_ui/overlay/modal";
import { ErrorState } from "@/app/_ui/state/error-state";
import { Notice } from "@/app/_ui/state/notice";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { MAX_ALERTS } from "@/lib/contract/rules/price-alerts";
import { fetchAlerts, type PriceAlert } from "@/lib/domain/price/alert-client";
import { AlertFields } from "./alert-fields";
import { AlertList } from "./alert-list";
import type { PriceAlertsDialogProps } from "./price-alerts-button";
import { PushCard } from "./push-card";
import { useNewAlert } from "./use-new-alert";

const REFRESH_MS = 30_000;

function PriceAlerts({ codes, pushKey, locale, onClose }: PriceAlertsDialogProps) {
  const t = useTranslations("priceAlerts");
  const common = useTranslations("common");
  const formId = useId();
  const alerts = usePolling<readonly PriceAlert[] | null>(fetchAlerts, null, REFRESH_MS);
  const { value, refresh } = alerts;
  useEffect(refresh, [refresh]);
  const order = useNewAlert({ codes, hasPush: pushKey !== null, locale, onSet: refresh });
  const isFull = value !== null && value.length >= MAX_ALERTS;
  return (
    <Modal
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      footer={
        !isFull && (
          <div className="grid gap-3">
            <SubmitLine
              formId={formId}
              text={t("submit")}
              pendingText={t("submitting")}
              isPending={order.isPending}
              secondsToWait={order.secondsToWait}
            />
          </div>
        )
      }
    >
      <div className="grid gap-7 pt-1">
        {isFull ? (
          <Notice tone="info">{t("full", { count: MAX_ALERTS })}</Notice>
        ) : (
          <form id={formId} method="post" noValidate onSubmit={order.onSubmit}>
            <AlertFields order={order} codes={codes} locale={locale} />
          </form>
        )}
        {pushKey !== null && <PushCard publicKey={pushKey} />}
        {value && <AlertList alerts={value} locale={locale} onChanged={refresh} />}
        {!value && !alerts.hasFailed && <Skeleton className="h-16 w-full" />}
        {!value && alerts.hasFailed && (
          <ErrorState
            title={t("errorTitle")}
            text={t("errorText")}
            action={<Button onClick={refresh}>{common("retry")}</Button>}
          />
        )}
      </div>
    </Modal>
  );
}

/** Sets an alert on a price, above those that are set already. */
export function PriceAlertsDialog(props: PriceAlertsDialogProps) {
  return (
    <LateTexts part="priceAlerts">
      <PriceAlerts {...props} />
    </LateTexts>
  );
}
