import type { z } from "zod";
import { callBff } from "../../bff/client/client.ts";
import type { EndpointInput, EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { holdingTankEndpoints } from "../../contract/team/holding-tank.ts";
import type { kickbackEndpoints } from "../../contract/team/kickback.ts";
import type { commissionSchema, teamEndpoints } from "../../contract/team/team.ts";
import type { treeEndpoints } from "../../contract/team/tree.ts";
import { everyItem, MAX_EXPORT_PAGES } from "../../list/every-item.ts";
import { LARGEST_PAGE } from "../../list/page.ts";
import { type ParentSeats, parentSeats } from "./legs.ts";

type DownlineBody = EndpointInput<typeof treeEndpoints.createDownline>["body"];
/** The new member's node in the tree. */
export type DownlineNode = EndpointOutput<typeof treeEndpoints.createDownline>;
export type FoundMember = EndpointOutput<typeof treeEndpoints.find>["items"][number];

/**
 * Enters a member at a free seat of the own tree; the upstream mails them a link to confirm.
 * @throws BffError with `fields`, `position` for a seat that is taken, `parentUsername` for a foreign one
 */
export function createDownline(body: DownlineBody): Promise<DownlineNode> {
  return callBff<typeof treeEndpoints.createDownline>({
    method: "POST",
    path: "account/create-downline",
    body,
  });
}

/**
 * At most `MOST_FOUND` members of the own tree whose username or masked name holds a text, nearest first.
 * @throws BffError, or AbortError when the signal was aborted
 */
export async function findMember(
  text: string,
  signal?: AbortSignal,
): Promise<readonly FoundMember[]> {
  const { items } = await callBff<typeof treeEndpoints.find>({
    method: "GET",
    path: "account/team/find",
    query: { q: text },
    signal,
  });
  return items;
}

/**
 * Which places below a member are free.
 *
 * @param username of the own tree; null for the member who asks
 * @throws BffError, or AbortError when the signal was aborted
 */
export async function legsOf(
  username: string | null,
  signal?: AbortSignal,
): Promise<ParentSeats | null> {
  const nodes = await callBff<typeof treeEndpoints.binaryTree>({
    method: "GET",
    path: "account/get-binary-tree",
    query: { ...(username !== null && { root: username }), depth: "1" },
    signal,
  });
  return parentSeats(nodes);
}

type Placement = EndpointOutput<typeof teamEndpoints.updatePreference>["placement"];

/**
 * Where newcomers without a chosen leg are seated from now on.
 * @throws BffError
 */
export async function savePlacement(placement: Placement): Promise<void> {
  await callBff<typeof teamEndpoints.updatePreference>({
    method: "PATCH",
    path: "account/team/preference",
    body: { placement },
  });
}

export type DirectsOf = EndpointOutput<typeof teamEndpoints.network>;
const DIRECTS_PAGE_SIZE = 20;

/**
 * One page of the direct referrals of a member of the own network, newest first.
 *
 * @param page from 1
 * @throws BffError NOT_FOUND for somebody outside of it
 */
export function fetchDirectsOf(
  username: string,
  page: number,
  signal?: AbortSignal,
): Promise<DirectsOf> {
  return callBff<typeof teamEndpoints.network>({
    method: "GET",
    path: "account/team/network",
    query: { sponsor: username, page: String(page), pageSize: String(DIRECTS_PAGE_SIZE) },
    signal,
  });
}

export type SeatOrder = EndpointInput<typeof holdingTankEndpoints.place>["body"];
export type PlacedMember = EndpointOutput<typeof holdingTankEndpoints.place>;

/**
 * Gives a newcomer who waits a seat for good, once however often it is sent under the same key.
 * @throws BffError CONFLICT for one who has a seat by now, VALIDATION_FAILED with `fields.position` or
 * `fields.parentUsername` for a seat that cannot be had
 */
export function placeNewcomer(
  username: string,
  body: SeatOrder,
  key: string,
): Promise<PlacedMember> {
  return callBff<typeof holdingTankEndpoints.place>({
    method: "POST",
    path: "account/team/holding-tank/{username}/place",
    params: { username },
    body,
    idempotencyKey: key,
  });
}

/**
 * What of direct commissions goes back to the buyers from now on.
 * @throws BffError with `fields.percent`
 */
export async function saveKickback(percent: number): Promise<number> {
  const saved = await callBff<typeof kickbackEndpoints.changeKickback>({
    method: "PATCH",
    path: "account/team/kickback",
    body: { percent },
  });
  return saved.percent;
}

export type Commission = z.output<typeof commissionSchema>;
export interface CommissionQuery {
  readonly type?: "direct" | "level2";
  readonly status?: "paid" | "withheld";
}

/**
 * Every commission under a filter, the latest first; for a file.
 * @throws BffError
 */
export async function fetchCommissions(filter: CommissionQuery): Promise<readonly Commission[]> {
  const commissions = await everyItem(
    (page) =>
      callBff<typeof teamEndpoints.commissions>({
        method: "GET",
        path: "account/team/commissions",
        query: { ...filter, page, pageSize: LARGEST_PAGE },
      }),
    MAX_EXPORT_PAGES,
    ({ id }) => id,
  );
  return commissions ?? [];
}
