import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endpoints } from "../../lib/contract/registry.ts";
import { ROOT } from "../cli/process.ts";

const RENEWAL_MS = 5_000;

it("lets the proxy in front wait for the slowest call and the renewal before it", () => {
  const shipped = readFileSync(`${ROOT}deploy/nginx/proxy.conf`, "utf8");
  const seconds = Number(/^proxy_read_timeout (\d+)s;/m.exec(shipped)?.[1]);
  const slowest = Math.max(...endpoints.map(({ timeoutMs }) => timeoutMs ?? 0));
  expect(seconds * 1_000).toBeGreaterThanOrEqual(slowest + RENEWAL_MS);
});
