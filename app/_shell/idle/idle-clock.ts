import { SEEN_EVERY_MS } from "@/lib/contract/values/activity";

/** How long before the end a member is asked (WCAG 2.2, 2.2.1 wants twenty seconds at least). */
const WARNING_MS = 60_000;
/** How seldom other tabs are told that somebody is active. */
const TELL_TABS_MS = 2_000;
/** How long our server may take to answer: a network that swallows a question refuses nothing. */
const ANSWER_MS = 3_000;
/** The same before the end: a phone that wakes is slow, and another tab may have been in use. */
const LAST_ANSWER_MS = 10_000;
/** By how much the clocks of two tabs differ. */
const TABS_DIFFER_MS = 2_000;
/** The longest that a timer of a browser takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Limit<Minutes extends number> {
  readonly minutes: Minutes;
  readonly leftMs: number;
}

interface IdleClockOptions<Minutes extends number> {
  /** How long nobody may be active, as far as the page knows. */
  readonly minutes: Minutes;
  /** Tells our server that somebody is active, or asks what is left; 0 minutes mean no limit any more. */
  readonly ask: (minutes: Minutes, isActive: boolean) => Promise<Limit<Minutes>>;
  /** Tells the other tabs that somebody is active in this one. */
  readonly tell: () => void;
  /** Called with the end, in milliseconds since 1970, while it is near, and with null once it is not. */
  readonly onWarning: (endsAt: number | null) => void;
  readonly onOver: () => void;
}

/**
 * Counts how long nobody has used a key or a pointer in any tab. Whatever this tab believes, it asks our server before it warns
 * or ends: a tab that was frozen has not heard the others. Where that does not answer it goes by what it knows itself.
 */
export class IdleClock<Minutes extends number> {
  readonly #options: IdleClockOptions<Minutes>;
  #minutes: Minutes;
  #endsAt: number;
  #warnedOf: number | null = null;
  #toldServerAt = Number.NEGATIVE_INFINITY;
  #toldTabsAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isStopped = false;

  constructor(options: IdleClockOptions<Minutes>) {
    this.#options = options;
    this.#minutes = options.minutes;
    this.#endsAt = Date.now() + options.minutes * 60_000;
  }

  /** What was left when this tab began is our server's to say: a tab that a browser reopens is no activity. */
  async start(): Promise<void> {
    const limit = await this.#asked(false);
    if (limit) this.#endsAt = Date.now() + limit.leftMs;
    // What was turned off elsewhere ends nothing here because nobody answers.
    if (this.#minutes === 0) this.stop();
    await this.check();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** A key or a pointer was used in this tab. Once the member has been asked only an answer counts. */
  active(): void {
    if (this.#isStopped || this.#warnedOf !== null || this.#endsAt <= Date.now()) return;
    const now = Date.now();
    this.heard();
    if (now - this.#toldTabsAt >= TELL_TABS_MS) {
      this.#toldTabsAt = now;
      this.#options.tell();
    }
    if (now - this.#toldServerAt >= SEEN_EVERY_MS) this.#asked(true);
  }

  /** Somebody is active in another tab. */
  heard(): void {
    if (this.#isStopped) return;
    this.#endsAt = Date.now() + this.#minutes * 60_000;
    if (this.#warnedOf !== null) this.#warn(null);
    if (this.#timer === undefined) this.#wait();
  }

  /** The member wants to stay. */
  async stay(): Promise<void> {
    this.heard();
    this.#options.tell();
    await this.#asked(true);
  }

  /**
   * True when the time is up, here or, a moment earlier, in another tab. A tab that wakes long after its end knows nothing
   * of what came first.
   */
  get isUp(): boolean {
    const leftMs = this.#leftMs();
    return this.#minutes > 0 && leftMs <= TABS_DIFFER_MS && leftMs > -2 * LAST_ANSWER_MS;
  }

  /** Looks at the clock: when its time has come, and whenever the page is seen again, since timers rest meanwhile. */
  async check(): Promise<void> {
    if (this.#isStopped || this.#isAsking) return;
    if (this.#leftMs() <= WARNING_MS) {
      const hasAnswered = this.#warnedOf !== null && this.#leftMs() > 0;
      const waitMs = this.#leftMs() > 0 ? ANSWER_MS : LAST_ANSWER_MS;
      const limit = hasAnswered ? null : await this.#asked(false, waitMs);
      if (limit) this.#endsAt = Math.max(this.#endsAt, Date.now() + limit.leftMs);
    }
    if (this.#isStopped) return;
    const leftMs = this.#leftMs();
    if (leftMs <= 0) {
      this.stop();
      this.#options.onOver();
      return;
    }
    const warnsOf = leftMs <= WARNING_MS ? this.#endsAt : null;
    if (warnsOf !== this.#warnedOf) this.#warn(warnsOf);
    this.#wait();
  }

  #leftMs(): number {
    return this.#endsAt - Date.now();
  }

  #warn(endsAt: number | null): void {
    this.#warnedOf = endsAt;
    this.#options.onWarning(endsAt);
  }

  // It is not set anew with each press: when it rings too early, it waits on.
  #wait(): void {
    clearTimeout(this.#timer);
    const left = this.#leftMs();
    const ms = Math.max(0, left > WARNING_MS ? left - WARNING_MS : left);
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.check();
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
  }

  async #asked(isActive: boolean, waitMs = ANSWER_MS): Promise<Limit<Minutes> | null> {
    if (isActive) this.#toldServerAt = Date.now();
    else this.#isAsking = true;
    const limit = await Promise.race([
      this.#options.ask(this.#minutes, isActive).catch(() => null),
      new Promise<null>((resolve) => setTimeout(resolve, waitMs, null)),
    ]);
    if (!isActive) this.#isAsking = false;
    if (!limit) return null;
    this.#minutes = limit.minutes;
    if (limit.minutes === 0) {
      if (this.#warnedOf !== null) this.#warn(null);
      this.stop();
      return null;
    }
    return limit;
  }
}
