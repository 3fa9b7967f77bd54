import { getTranslations } from "next-intl/server";
import { Progress } from "@/app/_ui/progress";
import type { AirdropTask } from "@/lib/contract/airdrop";

/** How far a task of several steps is, such as the members that were invited; nothing for one step. */
export async function TaskProgress({ task, title }: { task: AirdropTask; title: string }) {
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
