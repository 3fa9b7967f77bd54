import { getTranslations } from "next-intl/server";
import { readAirdropTasks } from "@/lib/airdrop/server";
import { coreTasks, validityStage } from "@/lib/airdrop/tasks";
import { readProfile } from "@/lib/profile/server";
import { CoreTasksCard } from "./core-tasks-card";
import { ValidMemberCard } from "./valid-member-card";

/** What makes the member valid while it is not, then the next step until it is done; else nothing. */
export async function ValiditySection() {
  const [t, user, tasks] = await Promise.all([
    getTranslations("airdrop.validity"),
    readProfile(),
    // Their failure is told by the list of tasks.
    readAirdropTasks().catch(() => null),
  ]);
  const items = tasks?.items ?? [];
  const stage = validityStage(user.isValid, items);
  return (
    <>
      {stage === "open" && <CoreTasksCard tasks={coreTasks(items)} />}
      <div role="status" aria-label={t("statusLabel")}>
        {stage === "reached" && <ValidMemberCard />}
      </div>
    </>
  );
}
