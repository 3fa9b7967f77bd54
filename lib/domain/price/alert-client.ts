import { BffError, callBff, isOutcomeUnknown } from "../../bff/client/client.ts";
import { saveSurely } from "../../bff/client/save-surely.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
import { NOT_DONE } from "../../bff/client/undecided-calls.ts";
import type { PriceAlert, priceAlertEndpoints } from "../../contract/alerts/price-alert.ts";
import { toUnits } from "../../money/units.ts";

export type { PriceAlert };

/** What an alert waits for, and how it speaks. `value` is a plain decimal in USDT, or percent for `change24h`. */
export interface NewPriceAlert {
  readonly code: string;
  readonly kind: PriceAlert["kind"];
  readonly value: string;
  readonly repeat: PriceAlert["repeat"];
  readonly channels: ("inbox" | "mail" | "push")[];
}

/**
 * The member's alerts, the newest first.
 * @throws BffError; NOT_FOUND where the service has none
 */
export async function fetchAlerts(signal?: AbortSignal): Promise<readonly PriceAlert[]> {
  const { items } = await callBff<typeof priceAlertEndpoints.priceAlerts>({
    method: "GET",
    path: "account/price-alerts",
    signal,
  });
  return items;
}

function isSet(alerts: readonly PriceAlert[], wanted: NewPriceAlert): boolean {
  return alerts.some(
    (alert) =>
      alert.state !== "done" &&
      alert.code === wanted.code &&
      alert.kind === wanted.kind &&
      alert.repeat === wanted.repeat &&
      toUnits(alert.value) === toUnits(wanted.value) &&
      alert.channels.toSorted().join() === wanted.channels.toSorted().join(),
  );
}

/**
 * Sets an alert, unless the answer to the sending before this one was lost and the alert is there: the call has no key
 * by which the service would know it again.
 *
 * @param before what the sending before has thrown
 * @throws BffError CONFLICT when the price is there already, NOT_DONE when the answer was lost and it is not set
 */
export async function addAlert(body: NewPriceAlert, before?: BffError | null): Promise<void> {
  const requireSet = (error: unknown) =>
    stateAfter(
      error,
      () => fetchAlerts(),
      (alerts) => isSet(alerts, body),
    );
  const send = () =>
    callBff<typeof priceAlertEndpoints.addPriceAlert>({
      method: "POST",
      path: "account/price-alerts",
      body,
    });
  if (before && isOutcomeUnknown(before)) {
    try {
      await requireSet(before);
      return;
    } catch (error) {
      if (!(error instanceof BffError) || error.code !== NOT_DONE) throw error;
    }
  }
  await send().catch(requireSet);
}

/**
 * Arms an alert that has spoken once more.
 * @throws BffError CONFLICT when the price is there already, NOT_FOUND when the alert is gone
 */
export function armAlert(id: string): Promise<void> {
  return saveSurely(async () => {
    await callBff<typeof priceAlertEndpoints.changePriceAlert>({
      method: "PATCH",
      path: "account/price-alerts/{id}",
      params: { id },
      body: {},
    });
  });
}

/**
 * Deletes an alert.
 * @throws BffError
 */
export function removeAlert(id: string): Promise<void> {
  return saveSurely(async () => {
    await callBff<typeof priceAlertEndpoints.removePriceAlert>({
      method: "DELETE",
      path: "account/price-alerts/{id}",
      params: { id },
    });
  });
}
