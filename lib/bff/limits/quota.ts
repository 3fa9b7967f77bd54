import "server-only";
import { environment } from "../../env/server.ts";
import { waitUntil } from "../../process/after-answer.ts";
import { BoundedMap } from "../../process/bounded-map.ts";
import { inProcess } from "../../process/shared.ts";
import { audit } from "../../session/audit.ts";
import { consume, limiters } from "./limiters.ts";
import { tooMany } from "./limits.ts";

const MAX_REMEMBERED = 10_000;

/** Sessions that have to wait, and until when, in milliseconds since 1970. */
const waiting = inProcess(
  "sessions over quota",
  () => new BoundedMap<string, number>(MAX_REMEMBERED, (until) => until <= Date.now()),
);

function makeWait(sid: string, requestId: string, seconds: number): void {
  if ((waiting().get(sid) ?? 0) > Date.now()) return;
  waiting().set(sid, Date.now() + seconds * 1_000);
  audit("calls over quota", {
    requestId,
    sid,
    count: environment().sessionCallsPerMinute,
    seconds,
  });
}

/**
 * Counts one call of a session. This process decides at once by what it knows; what all instances count
 * together in Redis is asked beside the call and holds from its answer on, so that no call waits for it.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait
 */
export async function countCall(sid: string, requestId: string): Promise<void> {
  const leftMs = (waiting().get(sid) ?? 0) - Date.now();
  if (leftMs > 0) throw tooMany(Math.ceil(leftMs / 1_000));
  const { calls, sharedCalls } = await limiters();
  const seconds = await consume(calls, sid);
  if (seconds > 0) {
    makeWait(sid, requestId, seconds);
    throw tooMany(seconds);
  }
  if (!sharedCalls) return;
  const shared = consume(sharedCalls, sid).then(
    (wait) => {
      if (wait > 0) makeWait(sid, requestId, wait);
    },
    // The connection reports what becomes of Redis; meanwhile each instance counts alone.
    () => undefined,
  );
  waitUntil()?.(shared);
}
