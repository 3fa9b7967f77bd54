import { BffError, isOutcomeUnknown } from "./client.ts";
import { NOT_DONE } from "./undecided-calls.ts";

/**
 * What became of a write whose answer was lost, or that came a second time, by the state that it was to make.
 *
 * @param error what the write has thrown
 * @throws BffError NOT_DONE where it was lost and the state is another, `error` where nobody tells or it was refused
 */
export async function stateAfter<State>(
  error: unknown,
  read: () => Promise<State>,
  isDone: (state: State) => boolean,
): Promise<State> {
  const isLost = error instanceof BffError && isOutcomeUnknown(error);
  if (!isLost && !(error instanceof BffError && error.code === "CONFLICT")) throw error;
  const state = await read().catch(() => {
    throw error;
  });
  if (isDone(state)) return state;
  throw isLost ? new BffError(409, { code: NOT_DONE, message: "" }, error) : error;
}
