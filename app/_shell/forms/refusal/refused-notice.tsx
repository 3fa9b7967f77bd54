import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Notice } from "@/app/_ui/state/notice";

interface RefusedNoticeProps {
  text: string | null;
  /** The text names a time, which is counted down in its place; it is read out once. */
  isCountedDown: boolean;
  seconds: number;
}

/** Why a press was refused, where no form says it. */
export function RefusedNotice({ text, isCountedDown, seconds }: RefusedNoticeProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {text && !isCountedDown && <Notice tone="warn">{text}</Notice>}
        {text && isCountedDown && seconds > 0 && <p className="sr-only">{text}</p>}
      </div>
      <WaitLine seconds={seconds} />
    </>
  );
}
