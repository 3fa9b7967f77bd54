import { fillText } from "@/app/_ui/fill-text";
import { formatCountdown } from "@/app/_ui/use-countdown";

/** How long a refused visitor waits, counted down; nothing at zero. */
export function WaitLine({ text, seconds }: { text: string; seconds: number }) {
  if (seconds === 0) return null;
  return (
    <p className="figures text-md text-warn">
      {fillText(text, { time: formatCountdown(seconds) })}
    </p>
  );
}
