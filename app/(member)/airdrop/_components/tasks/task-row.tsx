import { getLocale, getTranslations } from "next-intl/server";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Progress } from "@/app/_ui/data/progress";
import { Amount } from "@/app/_ui/text/amount";
import { type AirdropTask, FAIL_REASONS } from "@/lib/contract/airdrop";
import { taskWords } from "@/lib/domain/airdrop/task-words";
import { taskPlace } from "@/lib/domain/airdrop/tasks";
import { formatFullAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { CORE_TASKS_ID, taskTitleId } from "../anchors";
import { ClaimButton } from "./claim-button";
import { TaskLink } from "./task-link";
import { TaskSign } from "./task-sign";
import { VisitAction } from "./visit-action";

const TONES: Readonly<Record<AirdropTask["state"], BadgeTone>> = {
  locked: "neutral",
  available: "neutral",
  pending: "warn",
  claimable: "info",
  claimed: "up",
  expired: "neutral",
  closed: "neutral",
};

interface TaskRewardProps {
  task: AirdropTask;
  locale: string;
}

/** What a task pays, and how it stands in words. */
async function TaskReward({ task, locale }: TaskRewardProps) {
  const t = await getTranslations("airdrop.tasks");
  const { reward, state, kind } = task;
  const amount = () => (
    <Amount raw={reward} text={`+${formatFullAmount(reward, AIRDROP_SYMBOL, locale)}`} />
  );
  return (
    <div className="flex flex-col items-start gap-1 min-[44rem]:items-end">
      <span className="text-base font-semibold whitespace-nowrap">
        {kind === "referral" ? t.rich("rewardEach", { amount }) : amount()}
      </span>
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
    </div>
  );
}

/** How far a task of several steps is, such as the members that were invited; nothing for one step. */
async function TaskProgress({ task, title }: { task: AirdropTask; title: string }) {
  const t = await getTranslations("airdrop.tasks");
  const { progress } = task;
  if (!progress || progress.need <= 1) return null;
  const { done, need } = progress;
  const text = t("progress", { done, need });
  return (
    <div className="mt-2.5 flex max-w-sm items-center gap-3">
      <div className="grow">
        <Progress percent={(done / need) * 100} label={title} text={text} />
      </div>
      <span className="figures shrink-0 text-sm text-muted">{text}</span>
    </div>
  );
}

interface TaskNoteProps {
  task: AirdropTask;
  serverTime: string;
}

/** Why a task is not done or cannot be claimed, and when it can be; nothing when there is nothing to say. */
async function TaskNote({ task, serverTime }: TaskNoteProps) {
  const t = await getTranslations("airdrop.tasks");
  const { state, kind, failReason, availableAt } = task;
  const known = FAIL_REASONS.find((reason) => reason === failReason);
  // What the text of a task asks for needs no second sentence, and a visit counts down by itself.
  const isSaid = known === "needs_action" || (known === "too_early" && kind === "visit");
  const reason = known && !isSaid && state !== "claimed" ? t(`reasons.${known}`) : null;
  const when =
    availableAt && kind !== "visit"
      ? t.rich(kind === "daily" ? "again" : "opensIn", {
          time: () => (
            <RunningCountdown
              className="font-medium text-text"
              until={availableAt}
              serverNow={serverTime}
            />
          ),
        })
      : null;
  if (!reason && !when) return null;
  return (
    <p className="mt-1.5 text-sm text-muted">
      {reason} {when}
    </p>
  );
}

const UNLOCK_PLACES = {
  needs_email: PAGES.settings.path,
  needs_valid: `#${CORE_TASKS_ID}`,
} as const;

const isKnown = (reason: string): reason is keyof typeof UNLOCK_PLACES =>
  Object.hasOwn(UNLOCK_PLACES, reason);

/** The way to what a locked task waits for; nothing when only time opens it. */
async function UnlockLink({ failReason }: Pick<AirdropTask, "failReason">) {
  const t = await getTranslations("airdrop.tasks");
  if (!failReason || !isKnown(failReason)) return null;
  return (
    <LinkButton href={UNLOCK_PLACES[failReason]} size="small">
      {t(`unlock.${failReason}`)}
    </LinkButton>
  );
}

interface TaskActionProps {
  task: AirdropTask;
  title: string;
  locale: string;
}

/** What can be done about a task now: claim it, visit its page, or go where it is done. */
async function TaskAction({ task, title, locale }: TaskActionProps) {
  const { id, kind, state, reward, claimable } = task;
  // The check-in has its own card, whose answer also tells whether the member became valid.
  if (kind === "daily")
    return state === "claimable" && <TaskLink {...{ task, title }} look="button" />;
  if (state === "claimable") {
    const amount = claimable ?? reward;
    return (
      <ClaimButton
        key={amount}
        taskId={id}
        title={title}
        amount={amount}
        saysAmount={amount !== reward}
        locale={locale}
      />
    );
  }
  const place = taskPlace(task.url);
  const isOpen = state === "available" || state === "pending";
  if (kind === "visit" && isOpen && place?.kind === "site") {
    return <VisitAction taskId={id} title={title} href={place.href} />;
  }
  if (state === "locked") return <UnlockLink failReason={task.failReason} />;
  return isOpen && <TaskLink task={task} title={title} look="button" />;
}

interface TaskRowProps {
  task: AirdropTask;
  serverTime: string;
}

/** One task: what it asks for and pays, how it stands, and what can be done about it now. */
export async function TaskRow({ task, serverTime }: TaskRowProps) {
  const [t, locale, { title, text }] = await Promise.all([
    getTranslations("airdrop.tasks"),
    getLocale(),
    taskWords(task),
  ]);
  return (
    <li className="grid gap-x-5 gap-y-3 py-4 min-[44rem]:grid-cols-[minmax(0,1fr)_8.5rem_minmax(8.5rem,auto)]">
      <div className="flex min-w-0 gap-3.5">
        <TaskSign state={task.state} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h4
              id={taskTitleId(task.id)}
              tabIndex={-1}
              className="rounded-sm font-sans text-base font-semibold"
            >
              {title}
            </h4>
            {task.isCore && <Badge tone="violet">{t("core")}</Badge>}
            {task.kind === "visit" && <Badge tone="info">{t("visit")}</Badge>}
          </div>
          <p className="mt-0.5 text-md text-muted">{text}</p>
          <TaskProgress task={task} title={title} />
          <TaskNote task={task} serverTime={serverTime} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 ps-11 min-[44rem]:contents">
        <TaskReward task={task} locale={locale} />
        <div className="flex grow justify-end min-[44rem]:items-start">
          <TaskAction task={task} title={title} locale={locale} />
        </div>
      </div>
    </li>
  );
}
