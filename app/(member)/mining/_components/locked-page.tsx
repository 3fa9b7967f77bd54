import { Check, LockKeyhole } from "lucide";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import type { User } from "@/lib/contract/account";
import { readAirdropTasks } from "@/lib/domain/airdrop/server";
import { taskWords } from "@/lib/domain/airdrop/task-words";
import { coreTasks, isTaskDone } from "@/lib/domain/airdrop/tasks";
import { hasBoughtMachine } from "@/lib/domain/marketplace/server";
import { PAGES } from "@/lib/routes";

interface LockedStepProps {
  title: string;
  text: string;
  /** Null while that is not known. */
  isDone: boolean | null;
  words: { done: string; open: string };
  /** The way there, while it is open. */
  children: ReactNode;
}

/** One thing that opens mining. */
function LockedStep({ title, text, isDone, words, children }: LockedStepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2.5 font-medium">
          {title}
          {isDone !== null && (
            <Badge tone={isDone ? "up" : "warn"}>{isDone ? words.done : words.open}</Badge>
          )}
        </p>
        <p className="text-md text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

// The page names the core tasks where it can; without them the way there still stands.
async function readCoreTasks() {
  const tasks = await unlessDown(readAirdropTasks());
  return Promise.all(
    coreTasks(tasks?.items ?? []).map(async (task) => ({
      title: (await taskWords(task)).title,
      isDone: isTaskDone(task),
    })),
  );
}

interface CoreTasksStepProps {
  tasks: Awaited<ReturnType<typeof readCoreTasks>>;
  words: LockedStepProps["words"];
}

/** The core tasks one by one, where they can be named. */
async function CoreTasksStep({ tasks, words }: CoreTasksStepProps) {
  const t = await getTranslations("mining.locked");
  const done = tasks.filter(({ isDone }) => isDone).length;
  const areTasksDone = tasks.length > 0 && done === tasks.length;
  return (
    <LockedStep title={t("tasks")} text={t("tasksText")} isDone={areTasksDone} words={words}>
      {!areTasksDone && (
        <LinkButton href={PAGES.airdrop.path} tone="primary">
          {t("tasksLink")}
        </LinkButton>
      )}
      {tasks.length > 0 && (
        <ul className="mt-2 grid w-full gap-1.5">
          <li className="figures text-sm text-muted">
            {t("tasksDone", { done, total: tasks.length })}
          </li>
          {tasks.map(({ title, isDone }) => (
            <li key={title} className="flex items-center gap-2.5 text-md">
              <span
                aria-hidden
                className={`grid size-5 shrink-0 place-items-center rounded-full ${isDone ? "bg-tint-up text-up" : "border border-line-strong"}`}
              >
                {isDone && <Icon node={Check} size={12} />}
              </span>
              {title}
              <span className="sr-only">{isDone ? words.done : words.open}</span>
            </li>
          ))}
        </ul>
      )}
    </LockedStep>
  );
}

/** What a member who is not valid yet still has to do, each with its link (R6.2). */
export async function LockedPage({ user }: { user: User }) {
  const [t, mining, tasks, hasMachine] = await Promise.all([
    getTranslations("mining.locked"),
    getTranslations("mining"),
    readCoreTasks(),
    unlessDown(hasBoughtMachine()),
  ]);
  const isEmailDone = user.emailVerified === true;
  const areTasksDone = tasks.length > 0 && tasks.every(({ isDone }) => isDone);
  const words = { done: t("done"), open: t("open") };
  return (
    <Card className="max-w-200">
      <div className="mb-6 flex flex-wrap items-start gap-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-tint-warn text-warn"
        >
          <Icon node={LockKeyhole} size={24} />
        </span>
        <div className="min-w-0 grow basis-64">
          <h2 className="text-xl">{t("title")}</h2>
          <p className="mt-1 text-base text-pretty text-muted">{t("text")}</p>
        </div>
      </div>
      <h3 className="mb-1 font-sans text-sm font-medium text-muted">{t("steps")}</h3>
      <ol className="divide-y divide-line">
        <LockedStep title={t("email")} text={t("emailText")} isDone={isEmailDone} words={words}>
          {!isEmailDone && (
            <LinkButton href={PAGES.settings.path} tone={hasMachine ? "primary" : "outline"}>
              {t("emailLink")}
            </LinkButton>
          )}
        </LockedStep>
        {hasMachine ? (
          <LockedStep title={t("machine")} text={t("machineRuns")} isDone words={words}>
            {null}
          </LockedStep>
        ) : (
          <li className="py-4">
            <p className="mb-1 flex flex-wrap items-center justify-between gap-3 font-medium">
              {t("or")}
              {areTasksDone && <Badge tone="up">{words.done}</Badge>}
            </p>
            <ul className="divide-y divide-line">
              <CoreTasksStep tasks={tasks} words={words} />
              <LockedStep
                title={t("machine")}
                text={t("machineText")}
                isDone={hasMachine}
                words={words}
              >
                <LinkButton href={PAGES.marketplace.path}>{mining("openMarketplace")}</LinkButton>
              </LockedStep>
            </ul>
          </li>
        )}
      </ol>
      {isEmailDone && (areTasksDone || hasMachine) && (
        <p className="mt-4 text-md text-muted">{t("confirming")}</p>
      )}
    </Card>
  );
}
