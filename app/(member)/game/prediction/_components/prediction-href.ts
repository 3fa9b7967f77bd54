import type { Route } from "next";
import { type PredictionQuery, querySearch } from "@/lib/domain/prediction/query";
import { PAGES } from "@/lib/routes";

/** The page with some of its query changed; unless the page of a list itself changes it starts over. */
export function predictionHref(
  query: PredictionQuery,
  change: Partial<PredictionQuery> = {},
): Route {
  return `${PAGES.prediction.path}${querySearch({ ...query, page: 1, ...change })}` as Route;
}
