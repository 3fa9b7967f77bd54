import { getLocale, getTranslations } from "next-intl/server";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { Progress } from "@/app/_ui/data/progress";
import { ListRow } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { type AirdropTask, FAIL_REASONS } from "@/lib/contract/airdrop";
import { taskWords } from "@/lib/domain/airdrop/task-words";
import { taskPlace } from "@/lib/domain/airdrop/tasks";
import { siteOrigin } from "@/lib/domain/platform/server";
import { formatFullAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { CORE_TASKS_ID, taskTitleId } from "../anchors";
import { ClaimButton } from "../claim-button";
import { TaskLink } from "./task-link";
import { TaskSign } from "./task-sign";
import { VisitAction } from "./visit-action";

interface TaskProps {
  task: AirdropTask;
}

/** What a task pays now, how it stands and how far it is, on one line. */
async function TaskLine({ task, serverTime }: TaskNoteProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.tasks")]);
  const { reward, claimable, state, kind, progress } = task;
  const raw = (state === "claimable" && claimable) || reward;
  const amount = () => (
    <Amount
      raw={raw}
      text={`+${formatFullAmount(raw, AIRDROP_SYMBOL, locale)}`}
      className="font-semibold text-text"
    />
  );
  const opening = await OpeningTime({ task, serverTime });
  return (
    <>
      {kind === "referral" && raw === reward ? t.rich("rewardEach", { amount }) : amount()}
      {" · "}
      {opening ?? t(`states.${state}`)}
      {progress && progress.need > 1 && (
        <>
          {" · "}
          {t("progress", { done: progress.done, need: progress.need })}
        </>
      )}
    </>
  );
}

/** How far a task of several steps is, such as the members that were invited; nothing for one step. */
async function TaskProgress({ task, title }: TaskProps & { title: string }) {
  const t = await getTranslations("airdrop.tasks");
  const { progress } = task;
  if (!progress || progress.need <= 1) return null;
  const { done, need } = progress;
  const text = t("progress", { done, need });
  return (
    <div className="flex items-center gap-3">
      <div className="grow">
        <Progress percent={(100 * done) / need} label={title} text={text} />
      </div>
      <span className="figures shrink-0 text-sm text-muted">{text}</span>
    </div>
  );
}

interface TaskNoteProps extends TaskProps {
  serverTime: string;
}

/** When a task can be done, or done again; null where no moment is named. */
async function OpeningTime({ task: { kind, availableAt }, serverTime }: TaskNoteProps) {
  const t = await getTranslations("airdrop.tasks");
  // A visit counts down by itself.
  if (!availableAt || kind === "visit") return null;
  return t.rich(kind === "daily" ? "again" : "opensIn", {
    time: () => <RunningCountdown until={availableAt} serverNow={serverTime} />,
  });
}

/** Why a task is not done or cannot be claimed; nothing when there is nothing to say. */
async function TaskReason({ task: { state, kind, failReason } }: TaskProps) {
  const t = await getTranslations("airdrop.tasks");
  const known = FAIL_REASONS.find((reason) => reason === failReason);
  // What the text of a task asks for needs no second sentence.
  const isSaid = known === "needs_action" || (known === "too_early" && kind === "visit");
  if (!known || isSaid || state === "claimed") return null;
  return <p className="text-md text-muted">{t(`reasons.${known}`)}</p>;
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

interface TaskActionProps extends TaskProps {
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
    return <ClaimButton key={amount} taskId={id} title={title} amount={amount} locale={locale} />;
  }
  const place = taskPlace(task, siteOrigin().origin);
  const isOpen = state === "available" || state === "pending";
  if (kind === "visit" && isOpen && place?.kind === "site") {
    return <VisitAction taskId={id} title={title} href={place.href} />;
  }
  if (state === "locked") return <UnlockLink failReason={task.failReason} />;
  return isOpen && <TaskLink task={task} title={title} look="button" />;
}

/** All about a task: what it asks for, how far it is, why it waits, and what it pays. */
async function TaskDetails({ task, title, text }: TaskProps & { title: string; text: string }) {
  const [t, history, detail, locale] = await Promise.all([
    getTranslations("airdrop.tasks"),
    getTranslations("airdrop.history"),
    getTranslations("transactionDetail"),
    getLocale(),
  ]);
  const { reward, kind, state } = task;
  const amount = () => (
    <Amount raw={reward} text={`+${formatFullAmount(reward, AIRDROP_SYMBOL, locale)}`} />
  );
  return (
    <div className="grid gap-4">
      <p className="text-base">{text}</p>
      <TaskReason task={task} />
      <TaskProgress task={task} title={title} />
      <FactList
        facts={[
          {
            label: history("reward"),
            value: kind === "referral" ? t.rich("rewardEach", { amount }) : amount(),
          },
          { label: detail("status"), value: t(`states.${state}`) },
        ]}
      />
    </div>
  );
}

/** One task: what it asks for and pays, how it stands, and what can be done about it now. */
export async function TaskRow({ task, serverTime }: TaskNoteProps) {
  const [t, locale, { title, text }] = await Promise.all([
    getTranslations("airdrop.tasks"),
    getLocale(),
    taskWords(task),
  ]);
  return (
    <ListRow
      disc={<TaskSign state={task.state} />}
      title={
        <RowSheet
          id={taskTitleId(task.id)}
          title={title}
          details={<TaskDetails task={task} title={title} text={text} />}
        >
          {title}
        </RowSheet>
      }
      chip={
        task.isCore ? (
          <Badge tone="violet">{t("core")}</Badge>
        ) : (
          task.kind === "visit" && <Badge tone="info">{t("visit")}</Badge>
        )
      }
      text={<TaskLine task={task} serverTime={serverTime} />}
      action={<TaskAction task={task} title={title} locale={locale} />}
    />
  );
}
