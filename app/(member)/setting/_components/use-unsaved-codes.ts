import { useState } from "react";
import { storedSwitch } from "@/app/_ui/live/stored-switch";

/** Whether recovery codes of the member were made that nobody has said are saved, as this browser knows it. */
export function useUnsavedCodes(username: string): [boolean, (isSo: boolean) => void] {
  const [useSwitch] = useState(() => storedSwitch(`merlin.codes-unsaved.${username}`));
  return useSwitch();
}
