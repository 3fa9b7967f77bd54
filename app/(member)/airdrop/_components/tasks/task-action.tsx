import { taskPlace } from "@/lib/airdrop/tasks";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { ClaimButton } from "./claim-button";
import { claimTexts } from "./claim-texts";
import { TaskLink } from "./task-link";
import { UnlockLink } from "./unlock-link";
import { VisitAction } from "./visit-action";
import { visitTexts } from "./visit-texts";

interface TaskActionProps {
  task: AirdropTask;
  title: string;
  locale: string;
}

/** What can be done about a task now: claim it, visit its page, or go where it is done. */
export async function TaskAction({ task, title, locale }: TaskActionProps) {
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
        texts={await claimTexts()}
      />
    );
  }
  const place = taskPlace(task.url);
  const isOpen = state === "available" || state === "pending";
  if (kind === "visit" && isOpen && place?.kind === "site") {
    return <VisitAction taskId={id} title={title} href={place.href} texts={await visitTexts()} />;
  }
  if (state === "locked") return <UnlockLink failReason={task.failReason} />;
  return isOpen && <TaskLink task={task} title={title} look="button" />;
}
