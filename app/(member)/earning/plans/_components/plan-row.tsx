import { Repeat } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { TextLink } from "@/app/_shell/forms/text-link";
import { runReasons } from "@/app/_shell/plans/automatic-runs";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { KindDisc, ListRow, PairDisc } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { Plan } from "@/lib/domain/plan/client";
import { serviceClock } from "@/lib/live/service-clock";
import { formatRowAmount } from "@/lib/money/format";
import { utcDayText } from "../../_components/utc-day-text";
import { PlanActions } from "./plan-actions";
import { planWords } from "./plan-words";
import { plansHref } from "./plans-href";
import { dayInUtc } from "./run-day";

interface PlanProps {
  plan: Plan;
  /** The page of the plans that it is on. */
  list: number;
  timeZone: string;
}

const TONES: Readonly<Record<Plan["state"], BadgeTone>> = {
  active: "up",
  paused: "warn",
  ended: "neutral",
};

/** All about a plan, with what can be done about it. */
async function PlanDetails({ plan, list, timeZone }: PlanProps) {
  const [t, runs, locale, words, reasonOf] = await Promise.all([
    getTranslations("plans"),
    getTranslations("automaticRuns"),
    getLocale(),
    planWords(),
    runReasons(),
  ]);
  const { id, from, amount, minKeep, maxPrice, endsAt, nextRunAt, lastRun, state } = plan;
  const money = (label: string, raw: string | null | undefined): Fact[] =>
    raw
      ? [{ label, value: <ExactAmount isPrivate raw={raw} symbol={from} locale={locale} /> }]
      : [];
  const moment = (label: string, at: string | null | undefined): Fact[] =>
    at ? [{ label, value: <MemberTime at={at} timeZone={timeZone} namesZone /> }] : [];
  const lastDay = endsAt && dayInUtc(await utcDayText(endsAt), serviceClock.now(), timeZone);
  const cause = plan.pausedBecause;
  return (
    <>
      {(cause === "shortage" || cause === "freeze") && (
        <p className="mb-3 text-md text-warn">{t(`because.${cause}`)}</p>
      )}
      <AllDigits>
        <FactList
          facts={[
            { label: runs("status"), value: t(`states.${state}`) },
            ...money(t("amount"), amount),
            { label: t("rhythm"), value: words.rhythm(plan, timeZone) },
            ...money(t("minKeep"), minKeep),
            ...money(t("maxPrice"), maxPrice),
            ...moment(t("nextRun"), nextRunAt),
            ...moment(t("lastRun"), lastRun?.at),
            ...(lastRun
              ? [
                  {
                    label: runs("reason"),
                    value: lastRun.reason
                      ? reasonOf(lastRun.reason)
                      : runs(`statuses.${lastRun.status}`),
                  },
                ]
              : []),
            ...moment(t("created"), plan.createdAt),
            ...(lastDay ? [{ label: t("lastDay"), value: lastDay }] : []),
          ]}
        />
      </AllDigits>
      <p className="mt-3">
        <TextLink href={plansHref({ plan: id, list })}>{t("showRuns")}</TextLink>
      </p>
      {state !== "ended" && (
        <Texts
          of={[
            ...(["plans.changeFailed", "plans.end", "plans.endQuestion"] as const),
            ...(["plans.keep", "plans.pause", "plans.resume", "plans.states"] as const),
          ]}
        >
          <PlanActions id={id} state={state} />
        </Texts>
      )}
    </>
  );
}

/** The tokens of a conversion, or the one that is staked. */
export function PlanDisc({ plan: { from, to } }: Pick<PlanProps, "plan">) {
  return to ? <PairDisc from={from} to={to} /> : <KindDisc symbol={from} kind={Repeat} />;
}

/** One plan: what it moves and how often, its next run, and what became of the last one. */
export async function PlanRow({ plan, list, timeZone }: PlanProps) {
  const [t, locale, words, reasonOf] = await Promise.all([
    getTranslations("plans"),
    getLocale(),
    planWords(),
    runReasons(),
  ]);
  const { id, from, amount, state, nextRunAt, lastRun } = plan;
  const name = words.name(plan);
  return (
    <ListRow
      ids={id}
      disc={<PlanDisc plan={plan} />}
      title={
        <RowSheet
          title={name}
          details={<PlanDetails plan={plan} list={list} timeZone={timeZone} />}
        >
          {name}
        </RowSheet>
      }
      chip={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}
      text={
        <>
          {words.rhythm(plan, timeZone)}
          {lastRun?.reason && (
            <span className="max-sm:hidden">{` · ${reasonOf(lastRun.reason)}`}</span>
          )}
        </>
      }
      amount={<Amount isPrivate raw={amount} text={formatRowAmount(amount, from, locale, false)} />}
      value={
        nextRunAt ? (
          <MemberTime at={nextRunAt} timeZone={timeZone} look="short" />
        ) : (
          <span className="md:hidden">{t(`states.${state}`)}</span>
        )
      }
    />
  );
}
