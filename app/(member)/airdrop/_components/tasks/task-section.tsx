import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { RowGroup } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { AirdropView } from "@/lib/domain/airdrop/query";
import { readAirdropTasks } from "@/lib/domain/airdrop/server";
import { filterTasks, groupTasks, TASK_FILTERS } from "@/lib/domain/airdrop/tasks";
import { airdropHref } from "../airdrop-href";
import { SettledClaims } from "./settled-claims";
import { TaskRow } from "./task-row";

/** What a whole season says of its tasks, said once for all of them. */
const SEASON_REASONS = ["not_started", "season_over", "pool_spent"] as const;

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
  const reason = SEASON_REASONS.find((one) => shown.some(({ failReason }) => failReason === one));
  return (
    <TableFrame
      id="tasks-title"
      title={t("title")}
      aside={
        <SegmentedLinks
          label={t("filterLabel")}
          options={TASK_FILTERS.map((filter) => ({
            href: airdropHref(view, { tasks: filter }),
            label: t(`filters.${filter}`, { count: filterTasks(tasks.items, filter).length }),
            isCurrent: filter === view.tasks,
          }))}
        />
      }
    >
      {reason && <p className="px-4 pb-3 text-md text-muted md:px-5">{t(`reasons.${reason}`)}</p>}
      {shown.length === 0 && (
        <EmptyState
          title={t(view.tasks === "done" ? "noneDoneTitle" : "noneTodoTitle")}
          text={t(view.tasks === "done" ? "noneDoneText" : "noneTodoText")}
          action={
            <LinkButton href={airdropHref(view, { tasks: "all" })} scroll={false}>
              {t("showAll")}
            </LinkButton>
          }
        />
      )}
      <Texts
        of={[
          "airdrop.visit",
          "airdrop.write",
          "countdown",
          "airdrop.tasks.claim",
          "airdrop.tasks.claimNamed",
          "order",
        ]}
      >
        {groupTasks(shown).map(({ group, tasks: items }) => (
          <RowGroup key={group} title={t(`groups.${group}`)}>
            {items.map((task) => (
              <TaskRow key={task.id} task={task} serverTime={tasks.serverTime} />
            ))}
          </RowGroup>
        ))}
      </Texts>
      <SettledClaims taskIds={settled} />
    </TableFrame>
  );
}
