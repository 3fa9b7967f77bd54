import { readTicket, type VisitTicket } from "@/lib/airdrop/visit";

const keyOf = (taskId: string) => `airdrop-visit-${taskId}`;

/** The ticket of a task's visit that was begun in this tab, or null. */
export function storedTicket(taskId: string): VisitTicket | null {
  try {
    return readTicket(window.sessionStorage.getItem(keyOf(taskId)), Date.now());
  } catch {
    return null;
  }
}

/** Keeps a ticket for this tab, or forgets it; without storage it lasts until the next load. */
export function storeTicket(taskId: string, ticket: VisitTicket | null): void {
  try {
    if (ticket) window.sessionStorage.setItem(keyOf(taskId), JSON.stringify(ticket));
    else window.sessionStorage.removeItem(keyOf(taskId));
  } catch {
    // A tab that keeps nothing still verifies on this page.
  }
}
