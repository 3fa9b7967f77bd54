import { BffError, isOutcomeUnknown } from "./client.ts";

/** Saves a choice, once more where the answer was lost: a choice is a state, which is the same when it is said twice. */
export async function saveSurely(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof BffError) || !isOutcomeUnknown(error)) throw error;
    await save();
  }
}
