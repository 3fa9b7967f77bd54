import { readPrices } from "@/lib/domain/price/server";
import { reportOutage } from "@/lib/session/server";

/**
 * The present by the service's own clock, as far as its newest price tells it: a service that runs
 * ahead of us books ahead of us. Without prices it is our own clock.
 */
export async function serviceNow(): Promise<Date> {
  const moments = await readPrices().then(
    (prices) => prices.map(({ updatedAt }) => (updatedAt ? Date.parse(updatedAt) : 0)),
    (error) => {
      if (reportOutage(error) === null) throw error;
      return [];
    },
  );
  return new Date(Math.max(Date.now(), ...moments));
}
