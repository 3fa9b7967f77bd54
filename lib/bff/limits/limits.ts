import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "../../env/server.ts";
import { logLine } from "../../process/log.ts";
import { inProcess } from "../../process/shared.ts";
import type { UpstreamResult } from "../../upstream/answer.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { ApiError } from "../handler/errors.ts";
import { networkOf, siteOf } from "./client-address.ts";
import { consume, limiters, MAX_FAILURES, secondsUntilFree, WINDOW_SECONDS } from "./limiters.ts";

const SLOWED_BY_MS = 1_000;
/** When a slowed try is most likely over: its second, and the upstream's answer. */
const SLOWED_RETRY_SECONDS = 2;
/** When the turns that are taken are over: as many as may wait, at as many a second as go on. */
const TURNS_RETRY_SECONDS = 5;

type Limits = Awaited<ReturnType<typeof limiters>>;

interface Attempt {
  readonly kind: "login" | "code" | "passkey";
  readonly account: string;
  /** Undefined when no proxy of ours names it; then only account and instance have limits, which slow. */
  readonly address: string | undefined;
}

/** The refusal of whoever asks too often. */
export function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError("RATE_LIMITED", {
    details: { retryAfterSeconds },
    headers: { "retry-after": String(retryAfterSeconds) },
  });
}

const addressReport = inProcess("address report", () => ({ isMade: false }));

// The header's own words stay out of the log.
function reportNoAddress(): void {
  const report = addressReport();
  const { trustedProxyHops, clientAddressHeader } = environment();
  if ((trustedProxyHops === 0 && !clientAddressHeader) || report.isMade) return;
  report.isMade = true;
  const place = clientAddressHeader
    ? "The header that CLIENT_ADDRESS_HEADER names"
    : "X-Forwarded-For";
  const where = clientAddressHeader ? "" : " at TRUSTED_PROXY_HOPS";
  const cause = `${place} has no usable address${where}: nobody is limited by it`;
  logLine({ route: "limits", cause }, "warn");
}

async function countFailure({ failures }: Limits): Promise<void> {
  const { consumedPoints } = await failures.penalty("all");
  if (consumedPoints !== MAX_FAILURES) return;
  const facts = { slowed: "every sign-in", failures: consumedPoints, seconds: WINDOW_SECONDS };
  logLine({ route: "limits", ...facts }, "warn");
}

interface Place {
  readonly network: string;
  readonly site: string | undefined;
}

async function countPlace({ address, site }: Limits, place: Place): Promise<void> {
  // A site is looked at first and counted last: it neither remembers networks that it refuses, nor has one use up its tries.
  const seconds =
    (place.site && (await secondsUntilFree(site, place.site))) ||
    (await consume(address, place.network)) ||
    (place.site && (await consume(site, place.site)));
  if (seconds) throw tooMany(seconds);
}

async function takeOut({ address, site }: Limits, place: Place): Promise<void> {
  await Promise.all([address.reward(place.network), place.site && site.reward(place.site)]);
}

// A password sprayed over many names meets no limit of a name, and without an address no other either.
async function takeTurn({ failures, turns }: Limits): Promise<void> {
  const failed = await failures.get("all");
  if (!failed || failed.consumedPoints < MAX_FAILURES) return;
  await turns.removeTokens(1).catch(() => {
    throw tooMany(TURNS_RETRY_SECONDS);
  });
}

/**
 * Makes one try to sign in or to enter a code. Too many from one address are refused; too many for one
 * account from everywhere are slowed, one at a time while others are refused for the moment, so that
 * nobody can lock out another member for good; and too many failures of the whole instance slow everybody. A
 * success is taken out of the counts again, and so is what the upstream failed to judge. What it did not answer in
 * time is no wrong try of the pair; it stays a try of the address and the account, so that a flood is not free.
 *
 * @param call asks the upstream
 * @throws ApiError RATE_LIMITED with the seconds to wait; whatever `call` throws
 */
export async function attempt<Value>(
  { kind, account, address }: Attempt,
  call: () => Promise<UpstreamResult<Value>>,
): Promise<UpstreamResult<Value>> {
  const name = `${kind}:${account.toLowerCase()}`;
  const limits = await limiters();
  const place = address ? { network: networkOf(address), site: siteOf(address) } : undefined;
  const pair = `${name}@${place?.network}`;
  if (place) {
    // First, so that an address that is refused makes no more names to remember.
    await countPlace(limits, place);
    const pairSeconds = await consume(limits.pair, pair);
    if (pairSeconds > 0) throw tooMany(pairSeconds);
  } else reportNoAddress();
  // Before the name, so that a try that gets no turn leaves none to remember.
  await takeTurn(limits);
  const isSlowed = (await consume(limits.account, name)) > 0;
  if (isSlowed && (await consume(limits.slowed, name)) > 0) throw tooMany(SLOWED_RETRY_SECONDS);
  try {
    if (isSlowed) await wait(SLOWED_BY_MS);
    const result = await call().catch(async (error: unknown) => {
      if (!(error instanceof UpstreamFault)) throw error;
      if (place) await limits.pair.reward(pair);
      // After a time limit somebody may have judged it, or the one who asked has left.
      if (error.code === "UPSTREAM_TIMEOUT") throw error;
      await limits.account.reward(name);
      if (place) await takeOut(limits, place);
      throw error;
    });
    if (!result.ok) {
      await countFailure(limits);
      return result;
    }
    await limits.account.delete(name);
    if (place) await Promise.all([limits.pair.delete(pair), takeOut(limits, place)]);
    return result;
  } finally {
    if (isSlowed) await limits.slowed.delete(name);
  }
}

/**
 * Counts one request with reports of a browser.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait
 */
export async function countReport(address: string | undefined): Promise<void> {
  const { reports, allReports } = await limiters();
  const own = address === undefined ? 0 : await consume(reports, networkOf(address));
  const retryAfterSeconds = own || (await consume(allReports, "all"));
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
}

/**
 * Counts one challenge for a sign-in by passkey, which any visitor of the login page asks for.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait
 */
export async function countCeremony(address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const retryAfterSeconds = await consume((await limiters()).ceremony, networkOf(address));
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
}

/** Takes a nonce for the one use that it has within its five minutes; false when somebody was first. */
export async function takeOnce(nonce: string): Promise<boolean> {
  return (await consume((await limiters()).nonce, nonce)) === 0;
}

/**
 * Counts one call of a signed-in member, who can only keep themselves waiting with it.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait
 */
export async function countWalletCall(kind: "nonce" | "address", userId: string): Promise<void> {
  const retryAfterSeconds = await consume((await limiters()).wallet, `${kind}:${userId}`);
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
}
