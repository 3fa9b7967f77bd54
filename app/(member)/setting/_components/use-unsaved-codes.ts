import { useState } from "react";
import { storedSwitch } from "@/app/_ui/live/stored-switch";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client/client";

/** Whether recovery codes of the member were made that nobody has said are saved, as this browser knows it. */
export function useUnsavedCodes(username: string): [boolean, (isSo: boolean) => void] {
  const [useSwitch] = useState(() => storedSwitch(`merlin.codes-unsaved.${username}`));
  return useSwitch();
}

/**
 * Makes recovery codes, and notes where nobody sees them: their answer is lost, or the page is left before it.
 * @throws what `call` throws
 */
export async function noteLostCodes<Result>(
  call: Promise<Result>,
  onLost: () => void,
): Promise<Result> {
  window.addEventListener("pagehide", onLost);
  try {
    return await call;
  } catch (error) {
    if (error instanceof BffError && isOutcomeUnknown(error)) onLost();
    throw error;
  } finally {
    window.removeEventListener("pagehide", onLost);
  }
}
