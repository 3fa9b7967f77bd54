import type { AccountClosing } from "../../contract/records/personal-data.ts";

const BLOCKERS = ["funds", "stakes", "withdrawals", "predictions", "mining"] as const;
export type Blocker = (typeof BLOCKERS)[number] | "other";

/** What blocks a closing, each once; whatever we have no words for is `other`. */
export function blockersOf({ blockers }: AccountClosing): readonly Blocker[] {
  const known = (code: string) => BLOCKERS.find((blocker) => blocker === code) ?? "other";
  return [...new Set(blockers.map(({ code }) => known(code)))];
}
