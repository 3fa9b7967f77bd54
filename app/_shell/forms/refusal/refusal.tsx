import { FormError } from "@/app/_shell/forms/form-error";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import type { BffError } from "@/lib/bff/client/client";
import { isCountedDown } from "./counted-down";

interface RefusalProps {
  /** Null for what is no refusal by the server. */
  error: BffError | null;
  text: string | null;
  /** Until it may be pressed again. */
  seconds: number;
}

/** What a press without a form says of a failure. A time in it is read out once and counted down. */
export function Refusal({ error, text, seconds }: RefusalProps) {
  const isWait = isCountedDown(error);
  return (
    <>
      <div className={isWait ? "sr-only" : "contents"}>
        <FormError text={isWait && seconds === 0 ? null : text} />
      </div>
      <div aria-live="off" className="empty:hidden">
        <WaitLine seconds={error ? seconds : 0} />
      </div>
    </>
  );
}
