import { Lock, PiggyBank } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Progress } from "@/app/_ui/data/progress";
import { KindDisc, ListRow } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { type PositionView, positionEnd, type StakingReward } from "@/lib/domain/staking/position";
import { termProgress } from "@/lib/domain/staking/progress";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate, formatRowAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { REWARDS_ID } from "./anchors";
import { AutoRenewSwitch } from "./auto-renew-switch";
import { ChangeButtons } from "./change-buttons";
import { PositionFacts } from "./position-facts";
import { RedeemButton } from "./redeem-button";
import { type StakeView, stakeHref } from "./stake-query";

const TONES: Readonly<Record<PositionView["status"], BadgeTone>> = {
  active: "violet",
  matured: "up",
  redeemed: "neutral",
  redeemed_early: "warn",
};

interface PositionRowProps {
  position: PositionView;
  name: string;
  latest: StakingReward | null;
  /** The service's clock. */
  now: Date;
  timeZone: string;
  view: StakeView;
}

/** How far a position is, as its row and its sheet say it; null without a term. */
async function progressText({ position, now }: Pick<PositionRowProps, "position" | "now">) {
  const t = await getTranslations("staking.positions");
  const progress = positionEnd(position) ? null : termProgress(position, now);
  if (!progress) return null;
  const { percent, daysDone: done, days } = progress;
  const hasBegun = Date.parse(position.accrualFrom ?? position.startedAt) < now.getTime();
  const counted = t("progress", { done, days });
  return { percent, counted, said: hasBegun ? counted : t("notYet") };
}

/** All about a position: its figures and dates, how far it is, and what can be done with it. */
async function PositionDetails(props: PositionRowProps) {
  const { position, name, latest, now, timeZone, view } = props;
  const [t, progress] = await Promise.all([
    getTranslations("staking.positions"),
    progressText({ position, now }),
  ]);
  const { id, isLocked } = position;
  const end = positionEnd(position);
  return (
    <div className="grid gap-5">
      <PositionFacts position={position} latest={latest} timeZone={timeZone} />
      {progress && (
        <div>
          <Progress
            percent={progress.percent}
            label={t("progressLabel", { name })}
            text={progress.counted}
            tone="violet"
          />
          <p className="mt-1.5 text-sm text-muted">{progress.said}</p>
        </div>
      )}
      {end && <p className="text-md text-muted">{t(`ends.${end}`)}</p>}
      {!end && isLocked && <AutoRenewSwitch id={id} autoRenew={position.autoRenew} />}
      <div className="grid justify-items-start gap-2.5">
        <Link
          href={stakeHref(view, { list: "rewards", position: id }, REWARDS_ID)}
          className="tall-link"
        >
          {t("rewards")}
        </Link>
        <div className="flex flex-wrap gap-2.5">
          <ChangeButtons position={position} name={name} />
          <RedeemButton
            position={position}
            name={name}
            label={isLocked ? t("redeemEarly") : t("redeem")}
            size="hero"
            isEnded={end !== null}
          />
        </div>
      </div>
    </div>
  );
}

/** One position: what is in it, how far it is, and what it brought; the rest is in its sheet. */
export async function PositionRow(props: PositionRowProps) {
  const { position, name, now } = props;
  const [t, locale, progress] = await Promise.all([
    getTranslations("staking.positions"),
    getLocale(),
    progressText({ position, now }),
  ]);
  const { id, status, aprBps, isLocked, principal, accrued, paid } = position;
  const symbol = position.symbol ?? STAKED_SYMBOL;
  const headingId = `position-${id}`;
  const isActive = status === "active";
  const earned = isActive && isLocked ? accrued : paid;
  const apr = t("aprOf", { rate: formatRate(bpsAsPercent(aprBps), locale) });
  const ended = t(`statuses.${status}`);
  return (
    <ListRow
      ids={id}
      disc={<KindDisc symbol={symbol} kind={isLocked ? Lock : PiggyBank} />}
      title={
        <RowSheet
          id={headingId}
          title={`${name} · ${apr}`}
          details={<PositionDetails {...props} />}
        >
          {name}
        </RowSheet>
      }
      chip={!isActive && <Badge tone={TONES[status]}>{ended}</Badge>}
      text={
        <>
          {apr}
          {!isActive && <span className="md:hidden"> · {ended}</span>}
          {progress && ` · ${progress.said}`}
        </>
      }
      amount={
        <Amount
          isPrivate
          raw={principal}
          text={formatRowAmount(principal, symbol, locale, false)}
        />
      }
      value={
        earned !== null &&
        !isZero(earned) && (
          <>
            <span className="sr-only">{isActive && isLocked ? t("accrued") : t("paid")} </span>
            <Amount
              isPrivate
              raw={earned}
              text={formatRowAmount(earned, symbol, locale, true)}
              className={status === "redeemed_early" ? "" : "text-up"}
            />
          </>
        )
      }
      isActionWide
      action={
        <div className="grid justify-items-end">
          {/* The widest label, so that amounts stand below each other. */}
          <span
            aria-hidden
            data-label={t("redeemEarly")}
            className="invisible h-0 border px-3.5 text-md font-semibold before:content-[attr(data-label)]"
          />
          <RedeemButton
            position={position}
            name={name}
            label={isLocked ? t("redeemEarly") : t("redeem")}
            describedBy={headingId}
            isEnded={positionEnd(position) !== null}
          />
        </div>
      }
    />
  );
}
