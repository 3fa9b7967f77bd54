import { fallback, http } from "viem";

/** How long one RPC address may take before the next is asked. */
const RPC_TIMEOUT_MS = 3000;

/**
 * Asks the addresses in their order (R7.6). A refusal, a 429 or a 5xx moves on at once; an address that hangs
 * costs its timeout. Never ranked: ranking would call every address all the time.
 */
export function rpcTransport(urls: readonly string[], timeoutMs = RPC_TIMEOUT_MS) {
  const transports = urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }));
  return fallback(transports, { rank: false, retryCount: 1 });
}
