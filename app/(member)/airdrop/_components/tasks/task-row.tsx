import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { taskWords } from "@/lib/airdrop/task-words";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { taskTitleId } from "../anchors";
import { TaskAction } from "./task-action";
import { TaskNote } from "./task-note";
import { TaskProgress } from "./task-progress";
import { TaskReward } from "./task-reward";
import { TaskSign } from "./task-sign";

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
