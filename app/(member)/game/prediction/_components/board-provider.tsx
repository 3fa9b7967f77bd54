"use client";

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { OrderMember } from "@/app/_order/order-member";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useRefreshing } from "@/app/_ui/live/use-polling";
import type { PredictionState } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import {
  type DailyLimit,
  type Entered,
  fetchPredictionState,
} from "@/lib/domain/prediction/client";
import { withRound } from "@/lib/domain/prediction/entry";
import { fetchWallet } from "@/lib/domain/wallet/client";
import { createFreshValue, type Fresh, type FreshValue } from "@/lib/live/fresh-value";
import { type ShownGame, useSettlements } from "./use-settlements";

/** A new price comes every five seconds. */
const REFRESH_MS = 5_000;
const BALANCE_MS = 15_000;

export interface PredictionBoard {
  readonly game: FreshValue<ShownGame>;
  /** Available MERLIN as a plain decimal, null while it is not known. */
  readonly balance: FreshValue<string | null>;
  readonly refresh: () => Promise<void>;
  /** Asks for the balance anew; until it is there, none is known. */
  readonly rereadBalance: () => void;
  /** Takes over what the answer to an entry states, and renders the lists below anew. */
  readonly book: (entered: Entered) => void;
  /** The same for an entry that the round shows, whose answer was lost. */
  readonly bookFound: () => void;
  readonly limitNext: DailyLimit["next"];
  readonly setLimitNext: (next: DailyLimit["next"]) => void;
  /** The way to more MERLIN. */
  readonly moreHref: string;
  readonly locale: string;
  readonly timeZone: string;
  /** What prices follow from can be checked. */
  readonly hasProofs: boolean;
}

const BoardContext = createContext<PredictionBoard | null>(null);

async function readGame() {
  return { state: await fetchPredictionState() };
}

interface BoardProviderProps
  extends Pick<PredictionBoard, "moreHref" | "locale" | "timeZone" | "hasProofs"> {
  /** What undecided orders are kept under. */
  memberId: string | null;
  initial: PredictionState;
  initialBalance: string | null;
  initialLimitNext: DailyLimit["next"];
  children: ReactNode;
}

/** Holds the game: first as the server rendered it, then polled while it is looked at, and written to. */
export function BoardProvider({
  memberId,
  initial,
  initialBalance,
  initialLimitNext,
  moreHref,
  locale,
  timeZone,
  hasProofs,
  children,
}: BoardProviderProps) {
  const refreshPage = useQuietRefresh();
  const [game] = useState(() => createFreshValue<ShownGame>({ state: initial }));
  const [balance] = useState(() => createFreshValue<string | null>(initialBalance));
  const [limitNext, setLimitNext] = useState(initialLimitNext);
  const [read, setRead] = useState(initialLimitNext);
  // The page was read anew.
  if (read !== initialLimitNext) {
    setRead(initialLimitNext);
    setLimitNext(initialLimitNext);
  }

  const readBalance = useCallback(
    () =>
      balance.read(
        () => fetchWallet(MERLIN),
        (_, wallet) => wallet.available,
      ),
    [balance],
  );
  // What was there before an entry is not what is left: until the service says that, nothing is known.
  const rereadBalance = useCallback(() => {
    balance.patch(() => null);
    return readBalance();
  }, [balance, readBalance]);
  const refresh = useCallback(() => {
    if (balance.snapshot().value === null) readBalance();
    return game.read(readGame, (_, read) => read);
  }, [game, balance, readBalance]);
  useEffect(() => {
    refresh();
  }, [refresh]);
  useRefreshing(refresh, REFRESH_MS);
  useRefreshing(readBalance, BALANCE_MS);
  useSettlements(game, readBalance, locale);

  const board = useMemo<PredictionBoard>(
    () => ({
      game,
      balance,
      refresh,
      rereadBalance,
      book({ round, limit, wallets }) {
        game.patch(({ state }) => ({
          state: {
            ...state,
            rounds: withRound(state.rounds, round),
            limit: limit ?? state.limit,
          },
        }));
        const wallet = wallets.get(MERLIN);
        if (wallet) balance.patch(() => wallet.available);
        else rereadBalance();
        refreshPage();
      },
      bookFound() {
        rereadBalance();
        refreshPage();
      },
      limitNext,
      setLimitNext,
      moreHref,
      locale,
      timeZone,
      hasProofs,
    }),
    [
      game,
      balance,
      refresh,
      rereadBalance,
      refreshPage,
      limitNext,
      moreHref,
      locale,
      timeZone,
      hasProofs,
    ],
  );
  return (
    <BoardContext value={board}>
      <OrderMember id={memberId}>{children}</OrderMember>
    </BoardContext>
  );
}

/** What the provider above holds. */
export function usePredictionBoard(): PredictionBoard {
  const board = use(BoardContext);
  if (!board) throw new Error("No BoardProvider above");
  return board;
}

/** The game as it is now, with how fresh it is. */
export function useGame(): Fresh<ShownGame> {
  const { game } = usePredictionBoard();
  return useSyncExternalStore(game.subscribe, game.snapshot, game.snapshot);
}

/** The limit that was asked for and does not hold yet. */
export function useLimitNext(): DailyLimit["next"] {
  const { limitNext } = usePredictionBoard();
  const { serverTime } = useGame().value.state;
  return limitNext && Date.parse(limitNext.from) > Date.parse(serverTime) ? limitNext : null;
}

/** Available MERLIN, null while it is not known. */
export function useBalance(): string | null {
  const { balance } = usePredictionBoard();
  return useSyncExternalStore(balance.subscribe, balance.snapshot, balance.snapshot).value;
}
