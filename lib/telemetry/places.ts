import type { Context } from "@opentelemetry/api";

/** A page's render begins when its middleware has ended and tells nobody of its end. */
const MAX_PLACES = 5_000;

/**
 * Where the calls of a request hang in its trace, by request id, which is all that they carry. Of
 * pages the newest are kept; a call that finds no place begins at the trace's root.
 */
export class Places {
  readonly #places = new Map<string, Context>();

  set(requestId: string, place: Context): void {
    this.#places.set(requestId, place);
    const oldest = this.#places.keys().next().value;
    if (this.#places.size > MAX_PLACES && oldest !== undefined) this.#places.delete(oldest);
  }

  get(requestId: string): Context | undefined {
    return this.#places.get(requestId);
  }

  delete(requestId: string): void {
    this.#places.delete(requestId);
  }
}
