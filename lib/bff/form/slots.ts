import "server-only";
import { ApiError } from "../errors.ts";

/** One upload, and one more for a try whose predecessor's connection has died unnoticed. */
const MAX_FOR_MEMBER = 2;
/** Sixteen of 50 MiB fill 800 MiB of the temporary folder at worst. */
const MAX_FOR_INSTANCE = 16;
/** About as long as an ordinary upload still needs. */
const RETRY_AFTER_SECONDS = 10;

interface Slots {
  taken: number;
  readonly byMember: Map<string, number>;
}

// Next loads modules several times in one process; the counts are shared by all copies.
const shared = globalThis as typeof globalThis & { merlinUploads?: Slots };

function refusal(code: "UPLOAD_RUNNING" | "UPLOAD_UNAVAILABLE"): ApiError {
  return new ApiError(code, {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  });
}

/**
 * Takes one of the places for uploads in flight, of a member in all their sessions and of this instance.
 *
 * @returns gives the place back
 * @throws ApiError UPLOAD_RUNNING (429), UPLOAD_UNAVAILABLE (503), with the seconds to wait
 */
export function takeSlot(userId: string): () => void {
  shared.merlinUploads ??= { taken: 0, byMember: new Map() };
  const slots = shared.merlinUploads;
  const own = slots.byMember.get(userId) ?? 0;
  if (own >= MAX_FOR_MEMBER) throw refusal("UPLOAD_RUNNING");
  if (slots.taken >= MAX_FOR_INSTANCE) throw refusal("UPLOAD_UNAVAILABLE");
  slots.byMember.set(userId, own + 1);
  slots.taken += 1;
  return () => {
    slots.taken -= 1;
    const left = (slots.byMember.get(userId) ?? 1) - 1;
    if (left > 0) slots.byMember.set(userId, left);
    else slots.byMember.delete(userId);
  };
}

/** Files cannot be kept at the moment. */
export const noRoom = (): ApiError => refusal("UPLOAD_UNAVAILABLE");
