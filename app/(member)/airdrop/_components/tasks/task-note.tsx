import { getTranslations } from "next-intl/server";
import { type AirdropTask, FAIL_REASONS } from "@/lib/contract/airdrop";
import { TimeUntil } from "../time-until";

interface TaskNoteProps {
  task: AirdropTask;
  serverTime: string;
}

/** Why a task is not done or cannot be claimed, and when it can be; nothing when there is nothing to say. */
export async function TaskNote({ task, serverTime }: TaskNoteProps) {
  const t = await getTranslations("airdrop.tasks");
  const { state, kind, failReason, availableAt } = task;
  const known = FAIL_REASONS.find((reason) => reason === failReason);
  // What the text of a task asks for needs no second sentence, and a visit counts down by itself.
  const isSaid = known === "needs_action" || (known === "too_early" && kind === "visit");
  const reason = known && !isSaid && state !== "claimed" ? t(`reasons.${known}`) : null;
  const when =
    availableAt && kind !== "visit"
      ? t.rich(kind === "daily" ? "again" : "opensIn", {
          time: () => <TimeUntil until={availableAt} serverTime={serverTime} />,
        })
      : null;
  if (!reason && !when) return null;
  return (
    <p className="mt-1.5 text-sm text-muted">
      {reason} {when}
    </p>
  );
}
