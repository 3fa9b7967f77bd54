import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { TaskRow } from "./task-row";

interface TaskGroupProps {
  group: AirdropTask["group"];
  tasks: readonly AirdropTask[];
  serverTime: string;
}

/** The tasks of one group. */
export async function TaskGroup({ group, tasks, serverTime }: TaskGroupProps) {
  const t = await getTranslations("airdrop.tasks");
  return (
    <Card className="pb-1 md:pb-2">
      <h3 className="mb-1 text-lg">{t(`groups.${group}`)}</h3>
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} serverTime={serverTime} />
        ))}
      </ul>
    </Card>
  );
}
