import { type IdGenerator, RandomIdGenerator } from "@opentelemetry/sdk-trace-base";

/**
 * A trace that begins here has the id of its request, without the hyphens: the Error Tracking Id of a
 * crash screen, a log line and what the upstream logs as `x-request-id` all lead to the trace.
 */
export class RequestTraceIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #next: string | undefined;

  /** Gives the trace that begins within `begin` the id of its request. */
  within<Value>(requestId: string, begin: () => Value): Value {
    this.#next = requestId.replaceAll("-", "");
    try {
      return begin();
    } finally {
      this.#next = undefined;
    }
  }

  generateTraceId = (): string => {
    const isTraceId = this.#next !== undefined && /^[0-9a-f]{32}$/.test(this.#next);
    return isTraceId && this.#next ? this.#next : this.#random.generateTraceId();
  };

  generateSpanId = (): string => this.#random.generateSpanId();
}
