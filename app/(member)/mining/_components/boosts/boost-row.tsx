import { Zap } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Badge } from "@/app/_ui/data/badge";
import { Icon } from "@/app/_ui/data/icon";
import type { Boost } from "@/lib/contract/machine";
import { formatRate } from "@/lib/money/format";
import { ApplyBoost } from "./apply-boost";

interface BoostRowProps {
  boost: Boost;
  serverTime: string;
  /** What boosts add at present, in percent; null when nobody knows. */
  percentNow: string | null;
  /** When the running session ends; null without one, and then no boost can be applied. */
  sessionEndsAt: string | null;
  timeZone: string;
}

const SIGNS = {
  active: "bg-tint-up text-up",
  available: "bg-tint-violet text-violet-text",
  used: "bg-raised text-faint",
} as const;

/** One boost: what it does, and how long it works or when it was used. */
export async function BoostRow(props: BoostRowProps) {
  const { boost, serverTime, percentNow, sessionEndsAt, timeZone } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations("mining.boosts")]);
  const { status, endsAt, appliedAt } = boost;
  const percent = formatRate(String(boost.percent), locale);
  const effect = t("effect", { percent, hours: boost.hours });
  return (
    <li data-boost={status} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span
        aria-hidden
        className={`grid size-10 shrink-0 place-items-center rounded-inset ${SIGNS[status]}`}
      >
        <Icon node={Zap} />
      </span>
      <span className="min-w-0 grow basis-44">
        <span className="block font-medium">{boost.name}</span>
        <span className="block text-sm text-muted">{effect}</span>
      </span>
      {status === "active" && endsAt && (
        <span className="text-end text-md">
          <Badge tone="up">{t("active")}</Badge>
          <span className="mt-1 block text-sm text-muted">
            {t.rich("endsIn", {
              time: () => <RunningCountdown until={endsAt} serverNow={serverTime} />,
            })}
          </span>
        </span>
      )}
      {status === "available" && sessionEndsAt && (
        <ApplyBoost
          id={boost.id}
          name={boost.name}
          percent={String(boost.percent)}
          hours={boost.hours}
          effect={effect}
          percentNow={percentNow}
          sessionEndsAt={sessionEndsAt}
          serverTime={serverTime}
          locale={locale}
          timeZone={timeZone}
        />
      )}
      {status === "used" && appliedAt && (
        <span className="text-sm text-muted">
          {t.rich("usedOn", {
            time: () => <MemberTime at={appliedAt} timeZone={timeZone} look="sentence" />,
          })}
        </span>
      )}
    </li>
  );
}
