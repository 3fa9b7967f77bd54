import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Progress } from "@/app/_ui/data/progress";
import { type PositionView, positionEnd, type StakingReward } from "@/lib/domain/staking/position";
import { termProgress } from "@/lib/domain/staking/progress";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { REWARDS_ID } from "./anchors";
import { AutoRenewSwitch } from "./auto-renew-switch";
import { PositionFacts } from "./position-facts";
import { RedeemButton } from "./redeem-button";
import { type StakeView, stakeHref } from "./stake-query";

const TONES: Readonly<Record<PositionView["status"], BadgeTone>> = {
  active: "violet",
  matured: "up",
  redeemed: "neutral",
  redeemed_early: "warn",
};

interface PositionCardProps {
  position: PositionView;
  name: string;
  latest: StakingReward | null;
  /** The service's clock. */
  now: Date;
  timeZone: string;
  view: StakeView;
}

/** One position: what is in it, how far it is, what it brought, and what can be done with it. */
export async function PositionCard(props: PositionCardProps) {
  const { position, name, latest, now, timeZone, view } = props;
  const [t, locale] = await Promise.all([getTranslations("staking.positions"), getLocale()]);
  const { id, status, aprBps, isLocked } = position;
  const headingId = `position-${id}`;
  const end = positionEnd(position);
  const progress = end ? null : termProgress(position, now);
  const rate = formatRate(bpsAsPercent(aprBps), locale);
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="flex flex-wrap items-baseline gap-x-2.5 font-sans text-base">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted">{t("aprOf", { rate })}</span>
        </h3>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </div>
      <PositionFacts position={position} latest={latest} timeZone={timeZone} />
      {progress && (
        <div className="mt-5">
          <Progress
            percent={progress.percent}
            label={t("progressLabel", { name })}
            text={t("progress", { done: progress.daysDone, days: progress.days })}
          />
          <p className="mt-1.5 text-sm text-muted">
            {progress.percent > 0
              ? t("progress", { done: progress.daysDone, days: progress.days })
              : t("notYet")}
          </p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        <div className="min-w-0 grow sm:grow-0">
          {end && <p className="text-md text-muted">{t(`ends.${end}`)}</p>}
          {!end && isLocked && <AutoRenewSwitch id={id} autoRenew={position.autoRenew} />}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link
            href={stakeHref(view, { list: "rewards", position: id }, REWARDS_ID)}
            prefetch={false}
            aria-describedby={headingId}
            className="inline-flex min-h-11 items-center text-md font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t("rewards")}
          </Link>
          <RedeemButton
            position={position}
            name={name}
            label={isLocked ? t("redeemEarly") : t("redeem")}
            describedBy={headingId}
            isEnded={end !== null}
          />
        </div>
      </div>
    </li>
  );
}
