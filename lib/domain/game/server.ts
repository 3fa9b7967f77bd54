import "server-only";
import { cache } from "react";
import { type GamePlay, gameEndpoints, type Spin, type Wheel } from "../../contract/game.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered, reportOutage } from "../../session/server.ts";
import type { HistoryFilter } from "./history-filter.ts";

/** Plays on one page of the history. */
const PAGE_SIZE = 20;

/**
 * The games as the member finds them, asked once a render; null when the service has none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readGameState = cache(() => readIfOffered(gameEndpoints.state, {}));

/**
 * The wheel before the next spin with its odds, or null when the service has none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readWheel = cache(() => readIfOffered(gameEndpoints.wheel, {}));

/**
 * Spins and finished games, newest first, or null when the service keeps no list. A page beyond the
 * last one gives the last one.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readGameHistory({
  game,
  page: wanted,
}: HistoryFilter): Promise<Page<GamePlay> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(gameEndpoints.history, {
      query: { game: game ?? undefined, page, pageSize: PAGE_SIZE },
    }),
  );
  return list && pageView(list);
}

const DAY_MS = 86_400_000;

/**
 * The day's spin once it is done, as the history has it; null before it, and while the history is missing.
 * @throws SessionInterruption as `readAsMember` does
 */
export async function readTodaysSpin({ canSpin, nextAt }: Wheel): Promise<Spin | null> {
  if (canSpin || !nextAt) return null;
  try {
    const spins = await readIfOffered(gameEndpoints.history, {
      query: { game: "wheel", page: 1, pageSize: 1 },
    });
    const latest = spins?.items[0]?.spin;
    const isTodays = latest && Date.parse(latest.at) >= Date.parse(nextAt) - DAY_MS;
    return isTodays ? latest : null;
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}
