import "server-only";
import { createHash } from "node:crypto";
import { authEndpoints } from "../contract/auth.ts";
import { DEFINITE_REFUSALS } from "../contract/protocol/errors.ts";
import { environment } from "../env/server.ts";
import { waitUntil } from "../process/after-answer.ts";
import { BoundedMap } from "../process/bounded-map.ts";
import { inProcess } from "../process/shared.ts";
import { redis } from "../redis/connection.ts";
import { type RefreshRecord, telemetry } from "../telemetry/telemetry.ts";
import { callUpstream } from "../upstream/call.ts";
import { UpstreamFault, UpstreamUnreachedError } from "../upstream/errors.ts";
import { audit } from "./audit.ts";
import { sealAccess, sealAnchor } from "./begin.ts";
import type { CookieChange } from "./cookies.ts";
import { hasEnded } from "./ended.ts";
import { type Access, type Anchor, OversizedSealError, type Renewed } from "./seal.ts";
import { LONGEST_REQUEST_MS, renewOnceForAll } from "./shared-renewal.ts";

export type RefreshOutcome =
  | {
      readonly kind: "refreshed";
      readonly access: Access;
      /** With the refresh token from now on. */
      readonly anchor: Anchor;
      readonly cookies: readonly CookieChange[];
    }
  /** The upstream refused for good: the session is over. */
  | { readonly kind: "over" }
  /** The upstream did not answer by the contract: the session is kept. */
  | { readonly kind: "unavailable"; readonly fault: UpstreamFault };

interface Landing {
  /** Until when its outcome serves others … */
  readonly until: number;
  /** … and until when it is known who comes next. */
  readonly keptUntil: number;
  readonly accessToken: string | undefined;
  /** By which those go on whose refresh token it has used up; absent where the token stays. */
  readonly next: Anchor | undefined;
}

interface Flight {
  readonly outcome: Promise<RefreshOutcome>;
  landed: Landing | undefined;
}

/** How long a renewed token also serves requests that still carry the old cookie. */
const KEEP_MS = 10_000;
/** How long a failure answers those who come after it; at least, and as much again by chance. */
const KEEP_FAILED_MS = 1_000;
const MAX_FLIGHTS = 10_000;

const hasLapsed = ({ landed }: Flight) => landed !== undefined && landed.keptUntil <= Date.now();

const flights = inProcess(
  "refresh flights",
  () => new BoundedMap<string, Flight>(MAX_FLIGHTS, hasLapsed),
);

/** A session that lives as it should is renewed every few minutes. */
const BURST = { count: 20, withinMs: 5 * 60_000 } as const;

interface Renewals {
  readonly until: number;
  count: number;
}

const renewals = inProcess(
  "renewals",
  () => new BoundedMap<string, Renewals>(MAX_FLIGHTS, ({ until }) => until <= Date.now()),
);

/** Tells once in five minutes of a session that is renewed as no browser of ours does. */
function countRenewal({ sid, userId }: Anchor, requestId: string): void {
  const known = renewals().get(sid);
  const current =
    known && known.until > Date.now() ? known : { until: Date.now() + BURST.withinMs, count: 0 };
  if (current !== known) renewals().set(sid, current);
  current.count += 1;
  if (current.count !== BURST.count) return;
  const seconds = BURST.withinMs / 1_000;
  audit("refresh burst", { requestId, member: userId, sid, count: BURST.count, seconds });
}

async function sealRenewed(
  anchor: Anchor,
  tokens: { accessToken: string; refreshToken: string },
): Promise<RefreshOutcome> {
  const { access, cookie } = await sealAccess(anchor, tokens.accessToken);
  const isRotated = tokens.refreshToken !== "" && tokens.refreshToken !== anchor.refreshToken;
  if (!isRotated) return { kind: "refreshed", access, anchor, cookies: [cookie] };
  const rotated = { ...anchor, refreshToken: tokens.refreshToken };
  const cookies = [cookie, await sealAnchor(rotated)];
  return { kind: "refreshed", access, anchor: rotated, cookies };
}

function unavailable(reason: string, requestId: string, cause?: unknown): RefreshOutcome {
  const message = `The session could not be renewed: ${reason}`;
  return {
    kind: "unavailable",
    fault: new UpstreamUnreachedError(message, { requestId, cause }),
  };
}

async function askUpstream(
  { refreshToken }: Anchor,
  requestId: string,
  record: RefreshRecord | undefined,
): Promise<Renewed> {
  try {
    const result = await callUpstream(
      authEndpoints.refresh,
      {},
      {
        requestId,
        bearer: refreshToken,
        timeoutMs: environment().upstream.refreshTimeoutMs,
        within: record,
      },
    );
    if (result.ok) return { kind: "renewed", ...result.value };
    const { status } = result.refusal;
    if (DEFINITE_REFUSALS.has(status)) return { kind: "over" };
    return { kind: "unavailable", reason: `refused for the moment with status ${status}` };
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    return { kind: "unavailable", reason: `${error.message} (${error.name})` };
  }
}

async function outcomeOf(
  renewed: Renewed,
  anchor: Anchor,
  requestId: string,
): Promise<RefreshOutcome> {
  if (renewed.kind === "over" || (await hasEnded(anchor))) return { kind: "over" };
  if (renewed.kind === "unavailable") return unavailable(renewed.reason, requestId);
  try {
    return await sealRenewed(anchor, renewed);
  } catch (error) {
    if (error instanceof OversizedSealError) return unavailable(error.message, requestId, error);
    throw error;
  }
}

/** How long the outcome of a renewal serves those who come after it; a failure by chance. */
function keptMs({ kind }: { readonly kind: string }): number {
  return kind === "unavailable" ? KEEP_FAILED_MS * (1 + Math.random()) : KEEP_MS;
}

function keyOf({ refreshToken }: Pick<Anchor, "refreshToken">): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}

interface Question {
  readonly key: string;
  readonly anchor: Anchor;
  readonly failedAccessToken: string | undefined;
  readonly requestId: string;
}

/** Renews as the one of this process, and as the one of all instances where they share a Redis. */
async function fly({
  key,
  anchor,
  failedAccessToken,
  requestId,
}: Question): Promise<RefreshOutcome> {
  let record: RefreshRecord | undefined;
  try {
    const shared = await renewOnceForAll(await redis(), {
      key,
      keptMs,
      successorKey: (renewed) => {
        const isRotated = renewed.kind === "renewed" && renewed.refreshToken !== "";
        const next = isRotated ? keyOf(renewed) : key;
        return next === key ? null : next;
      },
      isUseless: (told) => told.kind === "renewed" && told.accessToken === failedAccessToken,
      limitMs: environment().upstream.refreshTimeoutMs,
      ask: () => {
        countRenewal(anchor, requestId);
        record = telemetry()?.startRefresh({ requestId, flight: "leader" });
        return askUpstream(anchor, requestId, record);
      },
    });
    if ("successor" in shared) {
      const { successor: refreshToken } = shared;
      // Redis knows for how long it leads on.
      flights().delete(key);
      return await refreshAccess({ ...anchor, refreshToken }, failedAccessToken, requestId);
    }
    const { renewed, isOwn } = shared;
    if (!isOwn) record = telemetry()?.startRefresh({ requestId, flight: "shared" });
    const outcome = await outcomeOf(renewed, anchor, requestId);
    record?.end(outcome.kind);
    return outcome;
  } catch (error) {
    record?.end("failed");
    throw error;
  }
}

function landing(outcome: Exclude<RefreshOutcome, { kind: "over" }>, asked: Anchor): Landing {
  const until = Date.now() + keptMs(outcome);
  if (outcome.kind !== "refreshed")
    return { until, keptUntil: until, accessToken: undefined, next: undefined };
  const { accessToken } = outcome.access;
  if (outcome.anchor === asked) return { until, keptUntil: until, accessToken, next: undefined };
  return { until, keptUntil: Date.now() + LONGEST_REQUEST_MS, accessToken, next: outcome.anchor };
}

function isReusable({ landed }: Flight, failedAccessToken: string | undefined): boolean {
  if (!landed) return true;
  const isUseless = landed.accessToken !== undefined && landed.accessToken === failedAccessToken;
  return landed.until > Date.now() && !isUseless;
}

async function join(flight: Flight, anchor: Anchor, requestId: string): Promise<RefreshOutcome> {
  const record = telemetry()?.startRefresh({ requestId, flight: "shared" });
  try {
    const landed = await flight.outcome;
    const isOver = landed.kind !== "over" && (await hasEnded(anchor));
    const outcome: RefreshOutcome = isOver ? { kind: "over" } : landed;
    record?.end(outcome.kind);
    return outcome;
  } catch (error) {
    record?.end("failed");
    throw error;
  }
}

/**
 * Renews a session's access token: however many requests ask at once, at all instances that share a Redis, the upstream
 * is asked once, and late ones that still carry the old token get the same answer for ten seconds (R8.1). After these, whoever
 * carries a refresh token that one of them saw rotated goes on by the newest, for as long as a request takes. A failure is
 * the answer for a second or two, by chance so that an upstream that comes back is not asked by all at once.
 * The flight is not tied to any one caller's departure.
 *
 * @param failedAccessToken the token that the upstream has just called expired, if there was one
 */
export async function refreshAccess(
  anchor: Anchor,
  failedAccessToken: string | undefined,
  requestId: string,
): Promise<RefreshOutcome> {
  if (anchor.refreshToken === "" || (await hasEnded(anchor))) return { kind: "over" };
  const key = keyOf(anchor);
  const all = flights();
  const known = all.get(key);
  if (known && isReusable(known, failedAccessToken)) return join(known, anchor, requestId);
  if (known?.landed?.next && !hasLapsed(known))
    return refreshAccess(known.landed.next, failedAccessToken, requestId);
  const flight: Flight = {
    outcome: fly({ key, anchor, failedAccessToken, requestId }),
    landed: undefined,
  };
  all.set(key, flight);
  // Whoever asked may leave; others wait for it, and a rotated token must reach somebody.
  waitUntil()?.(flight.outcome);
  try {
    const outcome = await flight.outcome;
    if (outcome.kind === "over") {
      all.delete(key);
      return outcome;
    }
    if (all.get(key) !== flight) return outcome;
    flight.landed = landing(outcome, anchor);
    // A token that is given again is not used up.
    if (flight.landed.next) all.delete(keyOf(flight.landed.next));
    return outcome;
  } catch (error) {
    all.delete(key);
    throw error;
  }
}
