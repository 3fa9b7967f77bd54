export const FAULT_KINDS = [
  "status",
  "hang",
  "reset",
  "truncate",
  "html",
  "redirect",
  "garbage",
  "empty",
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * A misbehaviour for the next `timesLeft` requests whose path begins with `path`. `status` refuses,
 * `hang` never answers, `reset` drops the connection, the four after `truncate` answer something
 * else, all before anything happens; `truncate` does the work and then breaks off the reply.
 * Without a kind the real answer only comes `delayMs` later.
 */
export interface Fault {
  readonly id: number;
  readonly path: string;
  readonly method: string | undefined;
  readonly kind: FaultKind | undefined;
  readonly status: number;
  readonly body: unknown;
  readonly delayMs: number;
  timesLeft: number;
}

export interface Faults {
  add(fault: Omit<Fault, "id">): Fault;
  clear(): void;
  list(): readonly Fault[];
  /** The fault that a request meets, which counts as one of its times. */
  take(method: string, path: string): Fault | undefined;
}

/** The faults set by the control API; they live in memory and end with the process. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    add(fault) {
      lastId += 1;
      const added = { ...fault, id: lastId };
      faults.push(added);
      return added;
    },
    clear() {
      faults = [];
    },
    list: () => faults,
    take(method, path) {
      const fault = faults.find(
        (candidate) => path.startsWith(candidate.path) && (candidate.method ?? method) === method,
      );
      if (!fault) return undefined;
      fault.timesLeft -= 1;
      if (fault.timesLeft <= 0) faults = faults.filter(({ id }) => id !== fault.id);
      return fault;
    },
  };
}
