import { TEST_SECRET } from "../fixtures/application.ts";
import { issuedTokens } from "../fixtures/http/issued-tokens.ts";
import { API_KEY } from "../sandbox/http/api-key.ts";
import type { Cluster } from "./cluster.ts";

export const PASSWORD = "Merlin-2026!";
export const NEXT_SECRET = "next-secret-next-secret-next-secret-0002";

/** How every sealed cookie and every JWT begins. */
const SEAL_PREFIX = "Fe26.2";
const JWT_PREFIX = "eyJ";

export function logLines({ instances, nginx }: Cluster): readonly string[] {
  return [...instances.flatMap(({ lines }) => lines), ...nginx.lines()];
}

/** What no log may hold: tokens, cookies, keys and passwords of the run so far. */
export function secretsOf(cluster: Cluster): readonly string[] {
  return [
    ...issuedTokens(cluster.relay),
    ...[SEAL_PREFIX, JWT_PREFIX, TEST_SECRET, NEXT_SECRET, PASSWORD],
    ...[API_KEY, cluster.redis.password],
  ];
}

export function leaks(lines: readonly string[], secrets: readonly string[]): readonly string[] {
  return lines.filter((line) => secrets.some((secret) => line.includes(secret)));
}
