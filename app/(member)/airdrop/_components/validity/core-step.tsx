import { Check } from "lucide";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/icon";
import { taskWords } from "@/lib/airdrop/task-words";
import { isTaskDone } from "@/lib/airdrop/tasks";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { TaskLink } from "../tasks/task-link";

/** One of the tasks that make a member valid: done, or the way to do it. */
export async function CoreStep({ task }: { task: AirdropTask }) {
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
