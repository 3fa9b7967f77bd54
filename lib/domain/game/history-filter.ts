import { oneOf, pageNumber, type SearchParams, single } from "../../list/search-params.ts";

export const GAMES = ["wheel", "rush"] as const;
export type Game = (typeof GAMES)[number];

/** What the history shows, as it stands in the address. */
export interface HistoryFilter {
  /** One of the games, or null for all. */
  readonly game: Game | null;
  readonly page: number;
}

/** Reads the filter from an address. Nothing in it is an error: what is not understood is unset. */
export function parseHistoryFilter(params: SearchParams): HistoryFilter {
  return { game: oneOf(GAMES, single(params, "game")), page: pageNumber(params) };
}

/** The filter as a query with its question mark, without defaults; empty for the plain history. */
export function historySearch({ game, page }: HistoryFilter): string {
  const search = new URLSearchParams();
  if (game) search.set("game", game);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
