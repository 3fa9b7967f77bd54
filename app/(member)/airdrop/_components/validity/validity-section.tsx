import { BadgeCheck, Check } from "lucide";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { Progress } from "@/app/_ui/data/progress";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { readProfile } from "@/lib/domain/account/server";
import { readAirdropTasks } from "@/lib/domain/airdrop/server";
import { taskWords } from "@/lib/domain/airdrop/task-words";
import { coreTasks, isTaskDone, validityStage } from "@/lib/domain/airdrop/tasks";
import { PAGES } from "@/lib/routes";
import { CORE_TASKS_ID } from "../anchors";
import { TaskLink } from "../tasks/task-link";

/** One of the tasks that make a member valid: done, or the way to do it. */
async function CoreStep({ task }: { task: AirdropTask }) {
  const [t, { title }] = await Promise.all([getTranslations("airdrop.validity"), taskWords(task)]);
  const isDone = isTaskDone(task);
  return (
    <li className="flex min-h-15 items-center gap-3 rounded-button bg-raised px-4 py-2">
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full ${isDone ? "bg-tint-up text-up" : "border border-line-strong"}`}
      >
        {isDone && <Icon node={Check} size={14} strokeWidth={2} />}
      </span>
      <span className="min-w-0 grow text-md">
        <span className="font-medium">{title}</span>
        {isDone && <span className="block text-sm text-muted">{t("stepDone")}</span>}
      </span>
      {!isDone && <TaskLink task={task} title={title} look="text" />}
    </li>
  );
}

/** The tasks that make a member valid, with how many of them are done. */
async function CoreTasksCard({ tasks }: { tasks: readonly AirdropTask[] }) {
  const t = await getTranslations("airdrop.validity");
  const done = tasks.filter(isTaskDone).length;
  const count = t("count", { done, total: tasks.length });
  return (
    <Card id={CORE_TASKS_ID} tabIndex={-1} className="max-md:p-4">
      <CardHeading aside={<Badge>{count}</Badge>}>
        {t("openTitle", { count: tasks.length })}
      </CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">{t("openText")}</p>
      <Progress percent={(100 * done) / tasks.length} label={t("progressLabel")} text={count} />
      <ol className="mt-4 grid gap-2.5 min-[44rem]:grid-cols-3">
        {tasks.map((task) => (
          <CoreStep key={task.id} task={task} />
        ))}
      </ol>
    </Card>
  );
}

/** The member has become valid: what that opens, and the step that comes next. */
async function ValidMemberCard() {
  const t = await getTranslations("airdrop.validity");
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint-up text-up">
        <Icon node={BadgeCheck} size={26} />
      </span>
      <div className="min-w-56 flex-1">
        <h2 className="text-lg">{t("reachedTitle")}</h2>
        <p className="mt-0.5 text-md text-muted">{t("reachedText")}</p>
      </div>
      <LinkButton href={PAGES.mining.path} tone="primary" className="grow sm:grow-0">
        {t("startMining")}
      </LinkButton>
    </Card>
  );
}

/** What makes the member valid while it is not, then the next step until it is done; else nothing. */
export async function ValiditySection() {
  const [t, user, tasks] = await Promise.all([
    getTranslations("airdrop.validity"),
    readProfile(),
    // Their failure is told by the list of tasks.
    readAirdropTasks().catch(() => null),
  ]);
  const items = tasks?.items ?? [];
  const stage = validityStage(user.isValid, items);
  return (
    <>
      {stage === "open" && <CoreTasksCard tasks={coreTasks(items)} />}
      <div role="status" aria-label={t("statusLabel")} className="contents">
        {stage === "reached" && <ValidMemberCard />}
      </div>
    </>
  );
}
