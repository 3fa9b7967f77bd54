import { type AirdropTask, TASK_GROUPS } from "../../contract/airdrop.ts";
import { isPage } from "../../routes.ts";

export const TASK_FILTERS = ["all", "todo", "done"] as const;
export type TaskFilter = (typeof TASK_FILTERS)[number];

const STATES_OF: Readonly<Record<TaskFilter, readonly AirdropTask["state"][] | null>> = {
  all: null,
  todo: ["claimable", "available", "pending", "locked"],
  done: ["claimed"],
};

/** The tasks under a filter; one that has expired or is closed is neither done nor to be done. */
export function filterTasks(
  tasks: readonly AirdropTask[],
  filter: TaskFilter,
): readonly AirdropTask[] {
  const states = STATES_OF[filter];
  return states ? tasks.filter(({ state }) => states.includes(state)) : tasks;
}

/** The groups that have tasks, in the order of the screen, each with its tasks in the service's order. */
export function groupTasks(tasks: readonly AirdropTask[]) {
  return TASK_GROUPS.map((group) => ({
    group,
    tasks: tasks.filter((task) => task.group === group),
  })).filter((one) => one.tasks.length > 0);
}

/**
 * Whether what a task asks for has been done, claimed or not: that is what makes a member valid
 * (R11.6). A season that is over or a spent pool does not undo it.
 */
export function isTaskDone({ state, progress }: AirdropTask): boolean {
  if (state === "claimed" || state === "claimable") return true;
  return progress != null && progress.need > 0 && progress.done >= progress.need;
}

/** The tasks that make a member valid. */
export function coreTasks(tasks: readonly AirdropTask[]): readonly AirdropTask[] {
  return tasks.filter(({ isCore }) => isCore === true);
}

/** Where a task is done: on a page of ours, or on a page of somebody else's. */
export type TaskPlace =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "site"; readonly href: string };

/**
 * The place that a task names, or null when it is no page of ours and not https. A visit is of its https address, whose ever
 * that is.
 *
 * @param origin the application's own origin
 */
export function taskPlace(
  { url, kind }: Pick<AirdropTask, "url" | "kind">,
  origin: string,
): TaskPlace | null {
  const isPath = url?.startsWith("/") === true;
  const parsed = url ? URL.parse(url, isPath ? origin : undefined) : null;
  if (parsed?.origin === origin && (isPath || kind !== "visit")) {
    const { pathname, search, hash } = parsed;
    return isPage(pathname) ? { kind: "page", path: pathname + search + hash } : null;
  }
  const isSecure = parsed?.protocol === "https:" && !parsed.username && !parsed.password;
  return isSecure && !isPath ? { kind: "site", href: parsed.href } : null;
}

/** The task that a new valid member does next. */
const NEXT_STEP_TASK = "first_session";

/**
 * Where a member is on the way to validity: `open` while core tasks are to be done, `reached` while the
 * first step of a valid member is still ahead, otherwise `settled`.
 */
export function validityStage(
  isValid: boolean,
  tasks: readonly AirdropTask[],
): "open" | "reached" | "settled" {
  if (!isValid) return coreTasks(tasks).length > 0 ? "open" : "settled";
  const next = tasks.find(({ id }) => id === NEXT_STEP_TASK);
  return next && !isTaskDone(next) ? "reached" : "settled";
}
