/** A begun visit, in milliseconds of this browser's clock, so that it survives a reload of the page. */
export interface VisitTicket {
  readonly visitId: string;
  /** From then on it counts. */
  readonly readyAtMs: number;
  readonly lapsesAtMs: number;
  /** How far the service's clock is ahead of this browser's. */
  readonly aheadMs: number;
}

interface VisitAnswer {
  readonly visitId: string;
  readonly minSeconds: number;
  readonly expiresAt?: string | null;
  readonly serverTime?: string | null;
}

const VALID_MS = 10 * 60_000;
const SHORTEST_WAIT_MS = 3_000;

/** The ticket that an answer gives at `nowMs`. Its times are spans, so a wrong clock does not matter. */
export function ticketOf(
  { visitId, minSeconds, expiresAt, serverTime }: VisitAnswer,
  nowMs: number,
): VisitTicket {
  const aheadMs = serverTime ? Date.parse(serverTime) - nowMs : 0;
  return {
    visitId,
    readyAtMs: nowMs + minSeconds * 1000,
    lapsesAtMs: expiresAt ? Date.parse(expiresAt) - aheadMs : nowMs + VALID_MS,
    aheadMs,
  };
}

/**
 * The ticket when the service said at `nowMs` that it was too early, with the moment that it named. That
 * moment is past when this browser's clock was moved meanwhile; then a little is waited all the same.
 */
export function postponed(ticket: VisitTicket, retryAt: string, nowMs: number): VisitTicket {
  const namedMs = Date.parse(retryAt) - ticket.aheadMs;
  const soonestMs = nowMs + SHORTEST_WAIT_MS;
  return { ...ticket, readyAtMs: namedMs > soonestMs ? namedMs : soonestMs };
}

/** A ticket that was written down as JSON, or null when it is none or has lapsed by `nowMs`. */
export function readTicket(text: string | null, nowMs: number): VisitTicket | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { visitId, readyAtMs, lapsesAtMs, aheadMs } = value as Partial<VisitTicket>;
    if (typeof visitId !== "string" || typeof readyAtMs !== "number") return null;
    if (typeof lapsesAtMs !== "number" || typeof aheadMs !== "number") return null;
    return lapsesAtMs > nowMs ? { visitId, readyAtMs, lapsesAtMs, aheadMs } : null;
  } catch {
    return null;
  }
}
