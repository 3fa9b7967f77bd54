import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListPages } from "@/app/_shell/list/list-pages";
import { AutomaticRuns } from "@/app/_shell/plans/automatic-runs";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MAX_PLANS } from "@/lib/contract/rules/plan-slots";
import type { Plan } from "@/lib/domain/plan/client";
import { readPlanRuns } from "@/lib/domain/plan/server";
import { pageCount } from "@/lib/list/page";
import { PlanDisc, PlanRow } from "./plan-row";
import { planWords } from "./plan-words";
import { PLANS_ID, type PlansPlace, plansHref, RUNS_ID } from "./plans-href";

interface PlanSectionProps {
  plans: readonly Plan[];
  place: PlansPlace;
  timeZone: string;
  /** Opens the form. It has one place, so that its dialog outlives the first plan's arrival. */
  action: ReactNode;
}

/** All that may run at once: those that have ended are on the pages behind. */
const PLANS_ON_A_PAGE = MAX_PLANS;

/** The member's plans, each with its next run. */
export async function PlanSection({ plans, place, timeZone, action }: PlanSectionProps) {
  const t = await getTranslations("plans");
  const pages = pageCount(plans.length, PLANS_ON_A_PAGE);
  const list = Math.min(place.list ?? 1, pages);
  const shown = plans.slice((list - 1) * PLANS_ON_A_PAGE, list * PLANS_ON_A_PAGE);
  return (
    <TableFrame id={PLANS_ID} title={t("title")} aside={action}>
      {plans.length === 0 ? (
        <EmptyState art="stake" title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ul>
          {shown.map((plan) => (
            <PlanRow key={plan.id} plan={plan} list={list} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <ListPages
        place="rows"
        label={t("title")}
        page={list}
        pages={pages}
        hrefOf={(number) => plansHref({ ...place, list: number }, PLANS_ID)}
      />
    </TableFrame>
  );
}

interface RunSectionProps {
  plan: Plan;
  place: PlansPlace;
  timeZone: string;
}

/** What a plan has done, by days. */
export async function RunSection({ plan, place, timeZone }: RunSectionProps) {
  const [t, earning, words, runs] = await Promise.all([
    getTranslations("plans"),
    getTranslations("earning"),
    planWords(),
    readPlanRuns(plan.id, place.page ?? 1),
  ]);
  const title = words.name(plan);
  const disc = <PlanDisc plan={plan} />;
  const look = () => ({ title, disc });
  return (
    <TableFrame id={RUNS_ID} title={t("runs")} note={title}>
      {!runs || runs.items.length === 0 ? (
        <p className="px-4 pb-5 text-md text-muted md:px-5">{t("runsEmpty")}</p>
      ) : (
        <AutomaticRuns items={runs.items} timeZone={timeZone} look={look} />
      )}
      {runs && (
        <ListPages
          place="rows"
          label={earning("pages")}
          page={runs.page}
          pages={runs.pages}
          hrefOf={(number) => plansHref({ ...place, plan: plan.id, page: number })}
        />
      )}
    </TableFrame>
  );
}
