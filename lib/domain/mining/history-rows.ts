import type { MiningHistory } from "../../contract/mining.ts";

/** The columns of the file of sessions; its amounts are in mBTC. */
export const HISTORY_COLUMNS = [
  "id",
  "started",
  "ends",
  "state",
  "gross mBTC",
  "fee mBTC",
  "net mBTC",
  "claimed mBTC",
  "sessions in a row",
] as const;

function utc(instant: string): string {
  return new Date(instant).toISOString();
}

function row(session: MiningHistory): string[] {
  const { id, startedAt, endsAt, state, gross, fee, net, claimed, streak } = session;
  const inRow = streak == null ? "" : String(streak);
  return [id, utc(startedAt), utc(endsAt), state, gross, fee, net, claimed ?? "", inRow];
}

/** Sessions as rows of a file: amounts with every digit, times in UTC. */
export function historyRows(sessions: readonly MiningHistory[]): readonly string[][] {
  return sessions.map(row);
}
