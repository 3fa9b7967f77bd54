import "server-only";
import { cache } from "react";
import {
  type PredictionLeader,
  type PredictionPnl,
  type PredictionPosition,
  type PredictionState,
  predictionEndpoints,
} from "../../contract/prediction.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered } from "../../session/server.ts";
import type { PredictionQuery } from "./query.ts";

const PAGE_SIZE = 20;
/** Below a board that is long by itself. */
const POSITIONS_PAGE_SIZE = 8;

const LATEST_POSITIONS = 4;
/** Entries that a streak is looked for in. */
const STREAK_ENTRIES = 100;

/**
 * The game as it is now, or null without the service; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readPredictionState = cache(
  (): Promise<PredictionState | null> => readIfOffered(predictionEndpoints.state, {}),
);

/**
 * One page of the member's entries, newest first, or null without the service. A page beyond the last
 * one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readPositions({
  status,
  page: wanted,
}: Pick<PredictionQuery, "status" | "page">): Promise<Page<PredictionPosition> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(predictionEndpoints.positions, {
      query: {
        page,
        pageSize: status === null ? LATEST_POSITIONS : POSITIONS_PAGE_SIZE,
        status: status === "all" ? undefined : (status ?? undefined),
      },
    }),
  );
  return list && pageView(list);
}

/**
 * The member's latest entries of every status, as many as a streak is looked for in.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readLatestPositions(): Promise<readonly PredictionPosition[]> {
  const query = { page: 1, pageSize: STREAK_ENTRIES };
  return (await readIfOffered(predictionEndpoints.positions, { query }))?.items ?? [];
}

/**
 * The member's figures over all settled entries, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readPredictionPnl(): Promise<PredictionPnl | null> {
  return readIfOffered(predictionEndpoints.pnl, {});
}

interface Leaderboard extends Page<PredictionLeader> {
  /** The member's own place, on whichever page. */
  readonly me: PredictionLeader | null;
  /** Rounds that must be won or lost to be listed; null when the service does not say. */
  readonly minRounds: number | null;
}

/**
 * One page of the leaderboard, or null without the service. A page beyond the last one is the last.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readPredictionLeaderboard({
  period,
  sort,
  page: wanted,
}: Pick<PredictionQuery, "period" | "sort" | "page">): Promise<Leaderboard | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(predictionEndpoints.leaderboard, {
      query: { period, sort, page, pageSize: PAGE_SIZE },
    }),
  );
  return list && { ...pageView(list), me: list.me ?? null, minRounds: list.minRounds ?? null };
}
