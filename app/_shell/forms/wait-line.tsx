import { useTranslations } from "next-intl";
import { formatCountdown } from "@/app/_ui/time/use-countdown";

interface WaitLineProps {
  seconds: number;
}

/** How long a refused visitor waits, counted down; nothing at zero. */
export function WaitLine({ seconds }: WaitLineProps) {
  const t = useTranslations("login");
  if (seconds === 0) return null;
  return (
    <p className="figures text-md text-warn">
      {t("tryAgainIn", { time: formatCountdown(seconds) })}
    </p>
  );
}
