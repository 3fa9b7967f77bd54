import type { Machine } from "../../contract/machine.ts";
import type { MiningSession } from "../../contract/mining.ts";

/** So long before its end a session that nobody has followed up yet is worth a word. */
const SESSION_NOTICE_MS = 6 * 3_600_000;

/** Why machines earn nothing, now or soon; `at` and `until` are ISO 8601. */
export type IdleCause =
  /** No session runs. */
  | { readonly kind: "noSession" }
  /** The session ends soon. */
  | { readonly kind: "session"; readonly at: string }
  /** A term ends soon. */
  | {
      readonly kind: "term";
      readonly at: string;
      readonly id: string;
      readonly model: string;
      readonly canRenew: boolean;
    }
  /** Work on a machine is announced, or goes on when `hasBegun`. */
  | {
      readonly kind: "pause";
      readonly at: string;
      readonly until: string;
      readonly id: string;
      readonly model: string;
      readonly hasBegun: boolean;
    };

type Session = Pick<MiningSession, "state" | "endsAt">;

function ofSession({ state, endsAt }: Session, nowMs: number): IdleCause[] {
  if (state !== "running") return [{ kind: "noSession" }];
  const isSoon = endsAt && Date.parse(endsAt) - nowMs <= SESSION_NOTICE_MS;
  return isSoon ? [{ kind: "session", at: endsAt }] : [];
}

function ofMachine({ id, model, status, endsAt, canRenew, pause }: Machine, nowMs: number) {
  const causes: IdleCause[] = [];
  if (pause && Date.parse(pause.until) > nowMs) {
    const { from: at, until } = pause;
    causes.push({ kind: "pause", at, until, id, model, hasBegun: Date.parse(at) <= nowMs });
  }
  if (status === "expiring") {
    causes.push({ kind: "term", at: endsAt, id, model, canRenew: canRenew === true });
  }
  return causes;
}

/**
 * What keeps machines from earning now or soon, what comes first at first; nothing for a member
 * none of whose machines works.
 *
 * @param nowMs by the service's clock
 */
export function idleAhead(
  session: Session,
  machines: readonly Machine[],
  nowMs: number,
): IdleCause[] {
  const working = machines.filter(({ status }) => status !== "expired");
  if (working.length === 0) return [];
  const startOf = (cause: IdleCause) => (cause.kind === "noSession" ? 0 : Date.parse(cause.at));
  return [
    ...ofSession(session, nowMs),
    ...working.flatMap((machine) => ofMachine(machine, nowMs)),
  ].sort((one, other) => startOf(one) - startOf(other));
}
