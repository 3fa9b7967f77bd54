import "server-only";
import { inProcess } from "../../process/shared.ts";
import { CONNECTIONS } from "../../upstream/transport.ts";
import { ApiError } from "../handler/errors.ts";

/** How much may be under way at once, for one member and in this process. */
const ROOMS = {
  download: { ofMember: 3, inAll: CONNECTIONS.streams },
  // One upload, and one more for a try whose predecessor's connection has died unnoticed; sixteen of
  // 50 MiB fill 800 MiB of the temporary folder at worst.
  upload: { ofMember: 2, inAll: 16 },
} as const;

type Room = keyof typeof ROOMS;

/** About as long as an ordinary file takes. */
const RETRY_AFTER_SECONDS = 10;

/** What a refusal says of the time to wait. */
export const WAIT = {
  details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
} as const;

/** How many places each member has taken. */
const taken = inProcess("places", (): Record<Room, Map<string, number>> => {
  return { download: new Map(), upload: new Map() };
});

function take(room: Room, member: string): () => void {
  const members = taken()[room];
  const { ofMember, inAll } = ROOMS[room];
  const own = members.get(member) ?? 0;
  if (own >= ofMember) throw new ApiError("FILES_IN_FLIGHT", WAIT);
  const all = members.values().reduce((sum, count) => sum + count, 0);
  if (all >= inAll) throw new ApiError("FILES_FULL", WAIT);
  members.set(member, own + 1);
  return () => {
    const left = (members.get(member) ?? 0) - 1;
    if (left > 0) members.set(member, left);
    else members.delete(member);
  };
}

/**
 * Does what takes long only while there is a place for it: nobody waits for one.
 *
 * @param rest what of the result is still under way when it is there, as with a stream
 * @throws ApiError FILES_IN_FLIGHT (429) when the member's own places are taken, FILES_FULL (503)
 * when all are; both with the seconds to wait
 */
export async function inPlace<Result>(
  room: Room,
  member: string,
  work: () => Promise<Result>,
  rest?: (result: Result) => Promise<unknown> | undefined,
): Promise<Result> {
  const release = take(room, member);
  let pending: Promise<unknown> | undefined;
  try {
    const result = await work();
    pending = rest?.(result);
    return result;
  } finally {
    if (pending) pending.then(release, release);
    else release();
  }
}
