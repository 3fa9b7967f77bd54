"use client";

import { useQuote } from "@/app/_order/quote/use-quote";
import { BffError } from "@/lib/bff/client/client";
import type { StakingChangeQuote } from "@/lib/contract/staking-change";
import { askChangeQuote, type ChangeRequest } from "@/lib/domain/staking/client";
import type { PositionView } from "@/lib/domain/staking/position";
import { toUnits } from "@/lib/money/units";

/** What a part would forfeit; it is accepted by its figures, whichever quote they came with. */
const QUOTES = { pauseMs: 250, differ: () => false };

interface EarlyExitOptions {
  position: PositionView;
  /** How much is redeemed; null while the amount is none. */
  amount: string | null;
  /** An order is under way or done: no quote is asked. */
  isHeld: boolean;
  /** Less of it is left than is shown. */
  onFewer: () => Promise<unknown>;
}

/** What leaving a locked position early returns and forfeits: of a part a quote says it. */
export function useEarlyExit({ position, amount, isHeld, onFewer }: EarlyExitOptions) {
  const { id, principal, earlyExit } = position;
  const isPart = earlyExit !== null && (amount === null || toUnits(amount) !== toUnits(principal));

  async function ask(asked: ChangeRequest): Promise<StakingChangeQuote> {
    try {
      return await askChangeQuote(asked);
    } catch (error) {
      // A part was redeemed elsewhere.
      if (error instanceof BffError && error.fields.amount) await onFewer();
      throw error;
    }
  }

  const { error, ...quoting } = useQuote(
    { ...QUOTES, ask },
    isPart && amount !== null
      ? { positionId: id, change: { kind: "redeem" as const, amount } }
      : null,
    isHeld,
  );
  return {
    ...quoting,
    /** A part of a locked position is left early. */
    isPart,
    /** Null while it is not known. */
    exit: isPart ? quoting.quote : earlyExit,
    /** Why there is no quote. */
    unquoted: error instanceof BffError ? error : null,
  };
}
