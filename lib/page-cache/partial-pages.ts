import { BoundedMap } from "../process/bounded-map.ts";
import { inProcess } from "../process/shared.ts";

/** More pages than a process renders at once. */
const REMEMBERED = 1_000;

const partial = inProcess("partialPages", () => new BoundedMap<string, true>(REMEMBERED));

/** Notes that a page lacks a part, because the upstream failed or a render broke: nobody else shall get it. */
export function notePartialPage(requestId: string): void {
  partial().set(requestId, true);
}

/** True for a page that was rendered without a part, by the id of its request. */
export function isPartialPage(requestId: string): boolean {
  return partial().has(requestId);
}
