import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { Refusal } from "../http/refusal.ts";

/** @throws Refusal 403: mining and what runs by itself with it are for valid members (R6.2) */
export function requireValid({ isValid }: Pick<Member, "isValid">): void {
  if (isValid) return;
  throw new Refusal(403, UPSTREAM_CODES.notValid, "Mining is open to valid members.");
}
