import { BffError, isOutcomeUnknown } from "./client.ts";

/**
 * Saves what is the same when it is said twice, once more where the answer was lost: a choice, or what goes out under one key,
 * whose first answer is given again.
 */
export async function saveSurely<Answer>(save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof BffError) || !isOutcomeUnknown(error)) throw error;
    return await save();
  }
}
