import { expect, it } from "vitest";
import { parseEnvironment } from "./environment.ts";

const VALUES = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: "a-secret-of-thirty-two-characters",
  UPSTREAM_URL: "http://127.0.0.1:4010",
  UPSTREAM_API_KEY: "a-key",
  UPSTREAM_MINING_PATH: "/mining",
  PAGE_CACHE: "off",
  HSTS_INCLUDE_SUBDOMAINS: "true",
  WALLETCONNECT_RELAY_URL: "wss://relay.example",
  LEDGER_CONNECT_KIT_URL: "https://ledger.example/kit.js",
  LEDGER_CONNECT_KIT_INTEGRITY: `sha384-${"A".repeat(64)}`,
  OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example",
  OTEL_SERVICE_NAME: "members",
};

it.each([" ", "\n", "\r\n", "\t"])("values are read without a %j around them", (around) => {
  const padded = Object.entries(VALUES).map(([name, value]) => [name, around + value + around]);
  expect(parseEnvironment(Object.fromEntries(padded))).toEqual(parseEnvironment(VALUES));
  const quoted = { ...VALUES, UPSTREAM_URL: `"https://api.example"${around}` };
  expect(() => parseEnvironment(quoted)).toThrow("UPSTREAM_URL must stand without quotation marks");
});
