import "server-only";
import { cache } from "react";
import { CLIENT_SEED_PATTERN, type GamePlay, gameEndpoints } from "../../contract/game.ts";
import { predictionEndpoints } from "../../contract/prediction.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered } from "../../session/server.ts";
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
 * The rounds of the BTC prediction, or null when the service has none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readPredictionRounds = cache(() => readIfOffered(predictionEndpoints.state, {}));

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

/** What a client seed looks like, for the browser, which loads no schema to know it. */
export const CLIENT_SEED_SHAPE = CLIENT_SEED_PATTERN.source;
