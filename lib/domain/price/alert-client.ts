import { callBff } from "../../bff/client/client.ts";
import type { PriceAlert, priceAlertEndpoints } from "../../contract/alerts/price-alert.ts";

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
export async function fetchAlerts(signal: AbortSignal): Promise<readonly PriceAlert[]> {
  const { items } = await callBff<typeof priceAlertEndpoints.priceAlerts>({
    method: "GET",
    path: "account/price-alerts",
    signal,
  });
  return items;
}

/**
 * Sets an alert.
 * @throws BffError CONFLICT when the price is there already
 */
export function addAlert(body: NewPriceAlert): Promise<PriceAlert> {
  return callBff<typeof priceAlertEndpoints.addPriceAlert>({
    method: "POST",
    path: "account/price-alerts",
    body,
  });
}

/**
 * Arms an alert that has spoken once more.
 * @throws BffError CONFLICT when the price is there already, NOT_FOUND when the alert is gone
 */
export function armAlert(id: string): Promise<PriceAlert> {
  return callBff<typeof priceAlertEndpoints.changePriceAlert>({
    method: "PATCH",
    path: "account/price-alerts/{id}",
    params: { id },
    body: {},
  });
}

/**
 * Deletes an alert.
 * @throws BffError
 */
export async function removeAlert(id: string): Promise<void> {
  await callBff<typeof priceAlertEndpoints.removePriceAlert>({
    method: "DELETE",
    path: "account/price-alerts/{id}",
    params: { id },
  });
}
