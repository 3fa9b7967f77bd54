import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListPages } from "@/app/_shell/list/list-pages";
import { AutomaticRuns } from "@/app/_shell/plans/automatic-runs";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { Plan } from "@/lib/domain/plan/client";
import { readPlanRuns } from "@/lib/domain/plan/server";
import { PlanDisc, PlanRow } from "./plan-row";
import { planWords } from "./plan-words";
import { plansHref, RUNS_ID } from "./plans-href";

interface PlanSectionProps {
  plans: readonly Plan[];
  timeZone: string;
  /** Opens the form. It has one place, so that its dialog outlives the first plan's arrival. */
  action: ReactNode;
}

/** The member's plans, each with its next run. */
export async function PlanSection({ plans, timeZone, action }: PlanSectionProps) {
  const t = await getTranslations("plans");
  return (
    <TableFrame holds="rows" id="plans" title={t("title")} aside={action}>
      {plans.length === 0 ? (
        <EmptyState art="stake" title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ul>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </TableFrame>
  );
}

interface RunSectionProps {
  plan: Plan;
  page: number;
  timeZone: string;
}

/** What a plan has done, by days. */
export async function RunSection({ plan, page, timeZone }: RunSectionProps) {
  const [t, earning, words, runs] = await Promise.all([
    getTranslations("plans"),
    getTranslations("earning"),
    planWords(),
    readPlanRuns(plan.id, page),
  ]);
  const title = words.name(plan);
  const disc = <PlanDisc plan={plan} />;
  const look = () => ({ title, disc });
  return (
    <TableFrame holds="rows" id={RUNS_ID} title={t("runs")} note={title}>
      {!runs || runs.items.length === 0 ? (
        <p className="px-5 pb-5 text-md text-muted">{t("runsEmpty")}</p>
      ) : (
        <AutomaticRuns items={runs.items} timeZone={timeZone} look={look} />
      )}
      {runs && (
        <ListPages
          place="rows"
          label={earning("pages")}
          page={runs.page}
          pages={runs.pages}
          hrefOf={(number) => plansHref(plan.id, number)}
        />
      )}
    </TableFrame>
  );
}
