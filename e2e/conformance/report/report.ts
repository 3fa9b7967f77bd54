/**
 * How one thing stood: by the contract, accepted but worth knowing, against it, absent where that is allowed, not
 * asked about, or so much of it not asked about that nothing can be said of the whole.
 */
export type Outcome = "ok" | "note" | "deviation" | "not offered" | "not seen" | "incomplete";

/** One thing that was asked. No text of it holds a token, a key, a password or a member's data. */
export interface Finding {
  readonly topic: string;
  readonly outcome: Outcome;
  readonly asked: string;
  readonly expected: string;
  readonly came: string;
}

/** Collects findings, topic by topic. */
export class Report {
  readonly findings: Finding[] = [];
  #topic = "";

  /** What follows belongs to this topic. */
  begin(topic: string): void {
    this.#topic = topic;
  }

  #add(outcome: Outcome, asked: string, expected: string, came: string): void {
    this.findings.push({ topic: this.#topic, outcome, asked, expected, came });
  }

  ok(asked: string, came: string): void {
    this.#add("ok", asked, came, came);
  }

  /** The application lives with it; the operator should know. */
  note(asked: string, expected: string, came: string): void {
    this.#add("note", asked, expected, came);
  }

  deviation(asked: string, expected: string, came: string): void {
    this.#add("deviation", asked, expected, came);
  }

  /** What the kit could not, or was not allowed to, ask, and why. */
  notSeen(asked: string, why: string): void {
    this.#add("not seen", asked, "to be asked", why);
  }

  /** Nothing was asked as a member: the report says nothing of their calls. */
  incomplete(asked: string, why: string): void {
    this.#add("incomplete", asked, "to be asked", why);
  }

  notOffered(asked: string, came: string): void {
    this.#add("not offered", asked, "an extension, which may be absent", came);
  }
}
