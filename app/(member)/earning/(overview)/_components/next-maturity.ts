import { cache } from "react";
import type { PositionView } from "@/lib/domain/staking/position";
import { readOpenPositions } from "@/lib/domain/staking/server";

interface NextMaturity {
  readonly position: PositionView & { readonly maturesAt: string };
  /** The service's clock. */
  readonly now: Date;
}

/**
 * The locked position that matures first, or null without any; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readNextMaturity = cache(async (): Promise<NextMaturity | null> => {
  const list = await readOpenPositions();
  const locked = (list?.items ?? []).flatMap((position) =>
    position.maturesAt ? [{ ...position, maturesAt: position.maturesAt }] : [],
  );
  const [position] = locked.toSorted(
    (one, other) => Date.parse(one.maturesAt) - Date.parse(other.maturesAt),
  );
  return list && position ? { position, now: list.now } : null;
});
