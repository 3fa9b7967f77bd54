import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { AirdropTask } from "@/lib/contract/airdrop";
import type { AirdropView } from "@/lib/domain/airdrop/query";
import { readAirdropTasks } from "@/lib/domain/airdrop/server";
import { filterTasks, groupTasks, TASK_FILTERS } from "@/lib/domain/airdrop/tasks";
import { airdropHref } from "../airdrop-href";
import { SettledClaims } from "./settled-claims";
import { TaskRow } from "./task-row";

interface TaskGroupProps {
  group: AirdropTask["group"];
  tasks: readonly AirdropTask[];
  serverTime: string;
}

async function TaskGroup({ group, tasks, serverTime }: TaskGroupProps) {
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

/** The tasks under the filter of the address, by group, or why there are none. */
export async function TaskSection({ view }: { view: AirdropView }) {
  const [t, tasks] = await Promise.all([getTranslations("airdrop.tasks"), readAirdropTasks()]);
  if (!tasks || tasks.items.length === 0) {
    return (
      <Card>
        <EmptyState title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  const shown = filterTasks(tasks.items, view.tasks);
  const settled = tasks.items.filter(({ state }) => state !== "claimable").map(({ id }) => id);
  return (
    <section aria-labelledby="tasks-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="tasks-title" className="text-2xl">
          {t("title")}
        </h2>
        <SegmentedLinks
          label={t("filterLabel")}
          options={TASK_FILTERS.map((filter) => ({
            href: airdropHref(view, { tasks: filter }),
            label: t(`filters.${filter}`, { count: filterTasks(tasks.items, filter).length }),
            isCurrent: filter === view.tasks,
          }))}
        />
      </div>
      {shown.length === 0 && (
        <Card>
          <EmptyState
            title={t(view.tasks === "done" ? "noneDoneTitle" : "noneTodoTitle")}
            text={t(view.tasks === "done" ? "noneDoneText" : "noneTodoText")}
            action={
              <LinkButton href={airdropHref(view, { tasks: "all" })} scroll={false}>
                {t("showAll")}
              </LinkButton>
            }
          />
        </Card>
      )}
      <Texts
        of={[
          "airdrop.visit",
          "airdrop.write",
          "countdown",
          "airdrop.tasks.claim",
          "airdrop.tasks.claimAmount",
          "airdrop.tasks.claimNamed",
          "order",
        ]}
      >
        {groupTasks(shown).map(({ group, tasks: items }) => (
          <TaskGroup key={group} group={group} tasks={items} serverTime={tasks.serverTime} />
        ))}
      </Texts>
      <SettledClaims taskIds={settled} />
    </section>
  );
}
