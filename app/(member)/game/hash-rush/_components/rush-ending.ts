import type { BffError } from "@/lib/bff/client/client";
import type { RushAnswer } from "@/lib/domain/game/client";

/** How a game came to its end. */
export type RushEnding =
  | { readonly kind: "counted"; readonly answer: RushAnswer }
  /** It was finished before, or its time was over. */
  | { readonly kind: "over" }
  /** The log does not give the score, or cannot have been played. */
  | { readonly kind: "impossible" }
  /** It lapsed while it waited in this tab. */
  | { readonly kind: "lapsed" }
  /** The service knows no such game. */
  | { readonly kind: "gone" };

const ENDINGS: ReadonlyMap<number, RushEnding> = new Map([
  [404, { kind: "gone" }],
  [409, { kind: "over" }],
  [422, { kind: "impossible" }],
]);

/** The ending that a refusal means, or null when the same score may be sent again. */
export function endingOf({ status }: Pick<BffError, "status">): RushEnding | null {
  return ENDINGS.get(status) ?? null;
}
