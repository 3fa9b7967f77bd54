/** One thing that was looked at. `mend` says what to do about it, and is absent when all is well. */
export interface Finding {
  readonly level: "ok" | "warning" | "failure";
  readonly says: string;
  readonly mend?: string;
}

/** All is well. */
export function ok(says: string): Finding {
  return { level: "ok", says };
}

/** It works, but something that an operator would want is missing. */
export function warning(says: string, mend: string): Finding {
  return { level: "warning", says, mend };
}

/** Members would meet it. */
export function failure(says: string, mend: string): Finding {
  return { level: "failure", says, mend };
}
