import { useTranslations } from "next-intl";
import { Texts } from "@/app/_shell/texts";
import { clockText } from "@/app/_ui/time-left";
import { upstreamClock } from "@/lib/platform/figures";
import { LaterCountdown } from "./later-countdown";

const FIGURE = "figures-display text-2xl";

interface RoundCountdownProps {
  label: string;
  until: string | null;
  asOf: string | null;
}

/** How long it is until a round opens or closes, by the upstream's clock; nothing without a date ahead. */
export function RoundCountdown({ label, until, asOf }: RoundCountdownProps) {
  const t = useTranslations("home.launchpad.countdown");
  const now = upstreamClock(asOf, Date.now());
  if (until === null || Date.parse(until) <= now) return null;
  return (
    <p className="mb-5 rounded-inset bg-raised px-4 py-3.5">
      <span className="block text-md text-muted">{label}</span>
      <Texts of={["home.launchpad.countdown"]}>
        <LaterCountdown until={until} serverNow={new Date(now).toISOString()} className={FIGURE}>
          <bdi className={`figures ${FIGURE}`}>
            {clockText(Math.ceil((Date.parse(until) - now) / 1000), (parts) => t("days", parts))}
          </bdi>
        </LaterCountdown>
      </Texts>
    </p>
  );
}
