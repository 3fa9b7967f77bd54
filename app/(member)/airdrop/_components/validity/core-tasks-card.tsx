import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { Progress } from "@/app/_ui/progress";
import { isTaskDone } from "@/lib/airdrop/tasks";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { CORE_TASKS_ID } from "../anchors";
import { CoreStep } from "./core-step";

/** The tasks that make a member valid, with how many of them are done. */
export async function CoreTasksCard({ tasks }: { tasks: readonly AirdropTask[] }) {
  const t = await getTranslations("airdrop.validity");
  const done = tasks.filter(isTaskDone).length;
  const count = t("count", { done, total: tasks.length });
  return (
    <Card id={CORE_TASKS_ID} tabIndex={-1} className="mb-5">
      <CardHeading aside={<Badge>{count}</Badge>}>
        {t("openTitle", { count: tasks.length })}
      </CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">{t("openText")}</p>
      <Progress percent={(done / tasks.length) * 100} label={t("progressLabel")} text={count} />
      <ol className="mt-4 grid gap-2.5 min-[44rem]:grid-cols-3">
        {tasks.map((task) => (
          <CoreStep key={task.id} task={task} />
        ))}
      </ol>
    </Card>
  );
}
