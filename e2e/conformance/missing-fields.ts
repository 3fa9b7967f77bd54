import { accountEndpoints, type User, type Wallet } from "../../lib/contract/account.ts";
import type { Visit } from "./visit.ts";

function tell({ report }: Visit, field: string, consequence: string): void {
  report.note(field, "a value, which is optional", `nothing: ${consequence}`);
}

/** Fields that may be missing, but whose absence a member feels. */
export function tellMissingFields(visit: Visit): void {
  const user = visit.answers.get(accountEndpoints.profile) as User | undefined;
  const wallets = visit.answers.get(accountEndpoints.wallets) as readonly Wallet[] | undefined;
  if (user && typeof user.gg2FAEnabled !== "boolean") {
    tell(visit, "gg2FAEnabled of /profile", "two-factor codes show neither as on nor as off");
  }
  if (wallets?.some(({ available }) => typeof available !== "string")) {
    tell(visit, "available of /wallets", "balances are not shown, and nothing can be sent");
  }
}
