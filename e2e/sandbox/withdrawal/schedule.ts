/** Names of the jobs that take a withdrawal on, and how long (business time) each one waits. */
export const APPROVE_JOB = "withdrawal.approve";
export const APPROVE_AFTER_MS = 60_000;
export const SEND_JOB = "withdrawal.send";
export const SEND_AFTER_MS = 30_000;
export const CONFIRM_JOB = "withdrawal.confirm";
export const CONFIRM_AFTER_MS = 60_000;
