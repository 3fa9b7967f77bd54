/** Parts of the page that other parts lead to. */
export const CHECK_IN_ID = "check-in";
export const CORE_TASKS_ID = "core-tasks";

/** The title of a task, which takes the focus over when the task's button has gone. */
export function taskTitleId(taskId: string): string {
  return `task-${taskId}`;
}
