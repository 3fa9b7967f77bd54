import "server-only";
import { priceEndpoints } from "../../contract/price.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import {
  type ReservesProof,
  type ReservesSnapshot,
  reservesEndpoints,
  reservesProofEndpoints,
} from "../../contract/records/reserves.ts";
import { OPAQUE_ID_PATTERN } from "../../contract/values/values.ts";
import { environment } from "../../env/server.ts";
import { within } from "../../live/within.ts";
import { notePartialPage } from "../../page-cache/partial-pages.ts";
import { buildVersion } from "../../process/build-version.ts";
import {
  readIfOffered,
  renderContext,
  reportOutage,
  UnexpectedRefusalError,
} from "../../session/server.ts";
import { MISSING_STATUSES } from "../../upstream/answer.ts";
import { callShared } from "../../upstream/shared.ts";
import { machinesView, type PreviewMachine } from "./machine.ts";
import type { Published } from "./published.ts";
import { snapshotsByTime } from "./reserves.ts";
import { type Round, roundsView } from "./round.ts";

/** A public page waits this long for an answer; the answer still serves the next visitor. */
const PATIENCE_MS = 2000;

type PublicFigures =
  | (typeof priceEndpoints)["launchpad" | "marketplacePreview"]
  | (typeof reservesEndpoints)["reserves"];

async function read<E extends PublicFigures, View>(
  endpoint: E,
  view: (value: EndpointOutput<E>) => View,
): Promise<Published<View>> {
  const { requestId } = await renderContext();
  const result = await callShared(endpoint as never, {} as never, { requestId });
  if (result.ok) return { state: "given", value: view(result.value as EndpointOutput<E>) };
  if (MISSING_STATUSES.has(result.refusal.status)) return { state: "absent" };
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
}

async function missing(): Promise<{ state: "failed" }> {
  notePartialPage((await renderContext()).requestId);
  return { state: "failed" };
}

/** A failure is logged, becomes `failed`, and is kept for nobody else. */
async function orFailed<Value>(reading: Promise<Published<Value>>): Promise<Published<Value>> {
  return reading.catch((error: unknown) => {
    if (reportOutage(error) === null) throw error;
    return missing();
  });
}

/** Waits for a public answer no longer than a visitor should, so that a public page always stands. */
export async function inTime<Value>(reading: Promise<Published<Value>>): Promise<Published<Value>> {
  return (await within(PATIENCE_MS, orFailed(reading))) ?? missing();
}

/** The rounds of the launchpad, the next one first; every visitor shares one answer for a minute. */
export function readRounds(): Promise<Published<readonly Round[]>> {
  return inTime(read(priceEndpoints.launchpad, ({ rounds }) => roundsView(rounds)));
}

/** A few machines that are on sale, with the upstream's own estimates. */
export function readPreviewMachines(): Promise<Published<readonly PreviewMachine[]>> {
  return inTime(read(priceEndpoints.marketplacePreview, machinesView));
}

/** The snapshots of a proof of reserves, newest first; every visitor shares one answer for a minute. */
export function readReserves(): Promise<Published<readonly ReservesSnapshot[]>> {
  return inTime(read(reservesEndpoints.reserves, snapshotsByTime));
}

/** The same for a page that has nothing else to show: it waits as long as the call may take. */
export function readOwnReserves(): Promise<Published<readonly ReservesSnapshot[]>> {
  return orFailed(read(reservesEndpoints.reserves, snapshotsByTime));
}

/**
 * The member's way to the root of a snapshot, or null where they are not in it.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readReservesProof(id: string): Promise<ReservesProof | null> {
  if (!OPAQUE_ID_PATTERN.test(id)) return null;
  return readIfOffered(reservesProofEndpoints.reservesProof, { params: { id } });
}

/** Which build renders the page, as `GET /api/health` names it. */
export function pageBuild(): string {
  return buildVersion();
}

/** Where the site stands, for absolute addresses of public pages and pictures. */
export function siteOrigin(): URL {
  return new URL(environment().appOrigin);
}
