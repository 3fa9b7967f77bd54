import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { BffError } from "@/lib/bff/client/client";
import { armAlert, type PriceAlert, removeAlert } from "@/lib/domain/price/alert-client";
import { BASE_CURRENCY, formatFullAmount, formatFullRate } from "@/lib/money/format";

interface AlertRowProps {
  alert: PriceAlert;
  locale: string;
  onChanged: () => void;
  /** Its row will go, and the focus with it. */
  onRemoved: (row: Element | null) => void;
}

/** What an alert waits for and how it stands, with the ways to arm it anew and to delete it. */
function AlertRow({ alert, locale, onChanged, onRemoved }: AlertRowProps) {
  const t = useTranslations("priceAlerts");
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { isPending, run } = useSingleFlight();
  const { code, kind, value, state } = alert;
  const shown =
    kind === "change24h"
      ? formatFullRate(value, locale)
      : formatFullAmount(value, BASE_CURRENCY, locale);

  const change = (work: () => Promise<unknown>) =>
    run(
      () => work().finally(onChanged),
      (error) => showErrorToast((error as BffError).message || t("failed")),
    );

  async function arm(): Promise<void> {
    await armAlert(alert.id).catch((error: BffError) => {
      if (error.code === "CONFLICT") throw new Error(t("isSo"), { cause: error });
      throw error;
    });
    showSuccessToast(t("saved"));
  }

  async function remove(): Promise<void> {
    await removeAlert(alert.id);
    showSuccessToast(t("removed"));
    onRemoved(row.current);
  }

  return (
    <li
      ref={row}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
    >
      <div className="min-w-0">
        <p id={id} className="text-md font-medium break-words">
          {t(`rows.${kind}`, { code, value: `\u2068${shown}\u2069` })}
        </p>
        <p className="text-sm text-muted">
          {state === "resting" ? t(`resting.${kind}`) : t(`states.${state}`)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === "done" && (
          <Button
            size="small"
            isPending={isPending}
            aria-describedby={id}
            onClick={() => change(arm)}
          >
            {t("again")}
          </Button>
        )}
        <ConfirmButton
          texts={{
            ask: t("remove"),
            question: t("removeQuestion"),
            confirm: t("remove"),
            cancel: t("keep"),
          }}
          objectIds={id}
          isPending={isPending}
          onConfirm={() => change(remove)}
        />
      </div>
    </li>
  );
}

interface AlertListProps {
  alerts: readonly PriceAlert[];
  locale: string;
  /** After an alert was armed anew or deleted. */
  onChanged: () => void;
}

/** The alerts that are set, the newest first. */
export function AlertList({ alerts, locale, onChanged }: AlertListProps) {
  const t = useTranslations("priceAlerts");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  function onRemoved(row: Element | null): void {
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const last = [...(next?.querySelectorAll("button") ?? [])].at(-1);
    (last ?? heading.current)?.focus();
  }

  return (
    <section aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className="text-lg outline-none">
        {t("listTitle")}
      </h3>
      {alerts.length === 0 ? (
        <p className="mt-1 text-md text-muted">{t("emptyText")}</p>
      ) : (
        <ul>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} {...{ alert, locale, onChanged, onRemoved }} />
          ))}
        </ul>
      )}
    </section>
  );
}
