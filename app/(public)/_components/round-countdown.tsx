import { useTranslations } from "next-intl";
import { Texts } from "@/app/_shell/texts/texts";
import { clockText } from "@/app/_ui/time/time-left";
import { serviceClock } from "@/lib/live/service-clock";
import { LazyCountdown } from "./countdown.lazy";

interface RoundCountdownProps {
  label: string;
  until: string | null;
}

/** How long it is until a round opens or closes, by the service's clock; nothing without a date ahead. */
export function RoundCountdown({ label, until }: RoundCountdownProps) {
  const t = useTranslations("home.launchpad.countdown");
  const now = serviceClock.now();
  if (until === null || Date.parse(until) <= now) return null;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">
        <Texts of={["home.launchpad.countdown"]}>
          <LazyCountdown until={until} serverNow={new Date(now).toISOString()} className="">
            <bdi className="figures">
              {clockText(Math.ceil((Date.parse(until) - now) / 1000), (parts) => t("days", parts))}
            </bdi>
          </LazyCountdown>
        </Texts>
      </dd>
    </div>
  );
}
