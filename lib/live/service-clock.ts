/** Of every answer of our own calls: the service's time when it was given, ISO 8601. */
export const SERVICE_TIME_HEADER = "x-service-time";

/** What an answer tells of the service's clock; all moments in milliseconds since 1970. */
export interface TimeSample {
  /** The service's time as the answer names it. */
  readonly serviceMs: number;
  /** How much later than named it may have been: a second for a header of whole seconds. */
  readonly resolutionMs?: number;
  /** When the answer was asked for, by the own clock; unknown for one that came with a page. */
  readonly askedAtMs?: number;
  /** When it arrived, by the own clock. */
  readonly arrivedAtMs: number;
}

/** Our server knows the service's time by answers that are dated in whole seconds. */
const ANSWERS_RESOLUTION_MS = 1_000;
/** Beyond this a better estimate is not the network's doing: a clock was set. */
const CLOCK_WAS_SET_MS = 3_000;
/** Beyond this one answer alone may be mistaken, and a second one has to say so as well. */
const FAR_MS = 40 * 86_400_000;
/** What a moment of an answer may be, so that whatever is counted from it can be written down. */
const LAST_MS = Date.UTC(9999, 11, 31);
/** Below this a better estimate is not worth moving a countdown for. */
const WORTH_MOVING_MS = 250;
/** A server has no countdown to keep still, and comes closer by every answer that is dated in whole seconds. */
const SERVER_WORTH_MOVING_MS = 0;
/** Answers that are remembered, so that one that is shown again from a cache is not taken for new. */
const REMEMBERED = 200;

/**
 * How far the service's clock is ahead of the own one, in milliseconds, after one more sample. An answer's
 * time is old by its way here and cannot be from before it was asked for, which bounds the offset from both
 * sides; within them the one that is kept stays.
 */
export function nextOffset(
  kept: number | null,
  sample: TimeSample,
  worthMovingMs = WORTH_MOVING_MS,
): number {
  const { serviceMs, resolutionMs = 0, askedAtMs, arrivedAtMs } = sample;
  const least = serviceMs - arrivedAtMs;
  if (kept === null) return least;
  const most =
    askedAtMs === undefined ? Number.POSITIVE_INFINITY : serviceMs + resolutionMs - askedAtMs;
  if (kept - most > CLOCK_WAS_SET_MS) return least;
  if (kept > most) return most;
  return least - kept > worthMovingMs ? least : kept;
}

export interface ServiceClock {
  /** Now by the service's clock, in milliseconds; the own clock's until an answer was heard. */
  readonly now: () => number;
  /** The same as ISO 8601. */
  readonly instant: () => string;
  /** What to add to the own clock for the service's, in milliseconds. */
  readonly offsetMs: () => number;
  readonly hear: (sample: TimeSample) => void;
  /** Hears the time that came with an answer of our server, ISO 8601, to a call that was made at `askedAtMs`. */
  readonly hearAnswer: (serviceTime: string | null, askedAtMs: number) => void;
  /** Hears the time that came with a page or an answer, ISO 8601, unless it was heard before. */
  readonly meet: (serviceTime: string) => void;
}

/** A clock that is set by the service's answers. */
export function createServiceClock(
  own: () => number = () => Date.now(),
  worthMovingMs = WORTH_MOVING_MS,
): ServiceClock {
  let offset: number | null = null;
  const met = new Set<string>();
  let doubted: number | null = null;
  const hear = (sample: TimeSample) => {
    const { serviceMs, arrivedAtMs } = sample;
    if (!(serviceMs >= 0 && serviceMs <= LAST_MS)) return;
    const told = serviceMs - arrivedAtMs;
    const isFarFrom = (other: number | null) => other === null || Math.abs(told - other) > FAR_MS;
    if (offset !== null && isFarFrom(offset) && isFarFrom(doubted)) {
      doubted = told;
      return;
    }
    doubted = null;
    offset = nextOffset(offset, sample, worthMovingMs);
  };
  const now = () => own() + (offset ?? 0);
  return {
    now,
    instant: () => new Date(now()).toISOString(),
    offsetMs: () => offset ?? 0,
    hear,
    hearAnswer(serviceTime, askedAtMs) {
      const serviceMs = Date.parse(serviceTime ?? "");
      const resolutionMs = ANSWERS_RESOLUTION_MS;
      hear({ serviceMs, resolutionMs, askedAtMs, arrivedAtMs: own() });
    },
    meet(serviceTime) {
      if (met.has(serviceTime)) return;
      const [oldest] = met;
      if (oldest !== undefined && met.size >= REMEMBERED) met.delete(oldest);
      met.add(serviceTime);
      hear({ serviceMs: Date.parse(serviceTime), arrivedAtMs: own() });
    },
  };
}

/** A process loads a module several times, so the clock stands where all its copies find it. */
export type WithServiceClock = typeof globalThis & { merlinServiceClock?: ServiceClock };

const shared = globalThis as WithServiceClock;
shared.merlinServiceClock ??= createServiceClock(
  undefined,
  typeof window === "undefined" ? SERVER_WORTH_MOVING_MS : WORTH_MOVING_MS,
);

/** The service's clock as this process, or this tab, knows it. */
export const serviceClock: ServiceClock = shared.merlinServiceClock;
