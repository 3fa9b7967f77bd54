import { COUNTRY_CODES } from "../../../lib/contract/values/countries.ts";

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** Whether two letters are an officially assigned code of ISO 3166-1. */
export function isCountry(code: string): boolean {
  return COUNTRIES.has(code);
}
