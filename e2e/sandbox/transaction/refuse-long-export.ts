import { EXPORT_MAX_ROWS } from "../../../lib/contract/protocol/endpoint.ts";
import { invalid } from "../http/refusal.ts";
import { say } from "../texts/say.ts";

/** A file that lacks rows without saying so would be taken for the whole. @throws Refusal 422 */
export function refuseLongExport(rows: number): void {
  if (rows <= EXPORT_MAX_ROWS) return;
  throw invalid({
    _: say("A file holds up to {rows, number} rows. Narrow the filters.", {
      rows: EXPORT_MAX_ROWS,
    }),
  });
}
