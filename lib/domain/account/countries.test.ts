import { countries as drawn } from "country-flag-icons";
import { getCountries } from "libphonenumber-js/min";
import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../../contract/values/countries.ts";
import { countryName, countryOptions } from "./countries.ts";

it("names all 249 countries in the language asked for", () => {
  const german = countryOptions("de-DE");
  expect(german).toHaveLength(249);
  expect(new Set(german.map(({ value }) => value)).size).toBe(249);
  expect(german).toContainEqual({ value: "AT", label: "Österreich" });
  expect(german.every(({ value, label }) => label !== value)).toBe(true);
});

it("has every country of ISO 3166-1, and none that is reserved or a user's own", () => {
  const unassigned = new Set(["AC", "EU", "IC", "TA", "XA", "XC", "XO", "XK"]);
  const codes = [...new Set([...drawn, ...getCountries()])];
  const assigned = codes.filter((code) => code.length === 2 && !unassigned.has(code)).sort();
  expect(COUNTRY_CODES).toEqual(assigned);
});

it("sorts by the rules of the language", () => {
  const labels = countryOptions("de-DE").map(({ label }) => label);
  expect(labels.indexOf("Österreich")).toBeLessThan(labels.indexOf("Polen"));
});

it("names a country by its code, and keeps what a service writes instead of one", () => {
  expect(countryName("AT", "de-DE")).toBe("Österreich");
  expect(countryName("Sverige", "de-DE")).toBe("Sverige");
  expect([countryName("", "de-DE"), countryName(null, "de-DE")]).toEqual([null, null]);
});
