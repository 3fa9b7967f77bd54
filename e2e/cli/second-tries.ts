import type { FullResult, Reporter, Suite } from "@playwright/test/reporter";

/** A host that loses its processor for a moment explains this many of a run, not more. */
const ALLOWED = 2;

/** Names the journeys that passed only when they were tried again, and fails a run with more than {@link ALLOWED}. */
export default class SecondTries implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] } | undefined> {
    const again = this.#suite?.allTests().filter((test) => test.outcome() === "flaky") ?? [];
    if (again.length === 0) return undefined;
    const lines = again.map(
      (test) => `  ${test.location.file}:${test.location.line} ${test.title}`,
    );
    const verdict = `${again.length} passed only at the second try; ${ALLOWED} are let through:`;
    process.stdout.write(`\n${[verdict, ...lines].join("\n")}\n`);
    return again.length > ALLOWED && status === "passed" ? { status: "failed" } : undefined;
  }
}
