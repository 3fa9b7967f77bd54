import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Notice } from "@/app/_ui/state/notice";
import type { BffError } from "@/lib/bff/client/client";
import { isCountedDown } from "./counted-down";

interface RefusedNoticeProps {
  refused: BffError | null;
  text: string | null;
  seconds: number;
}

/** Why a press was refused, where no form says it. A time in it is read out once and counted down. */
export function RefusedNotice({ refused, text, seconds }: RefusedNoticeProps) {
  const isWait = isCountedDown(refused);
  return (
    <>
      <div role="alert" className={isWait ? "sr-only" : "empty:hidden"}>
        {isWait ? seconds > 0 && text : refused && <Notice tone="warn">{text}</Notice>}
      </div>
      {refused && <WaitLine seconds={seconds} />}
    </>
  );
}
