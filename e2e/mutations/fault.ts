/** A fault that somebody could make, and the tests that have to notice it. */
export interface Fault {
  /** What goes wrong, in a few words. */
  readonly what: string;
  /** The file that it is made in, from the top of the tree. */
  readonly file: string;
  /** Text that stands there exactly once … */
  readonly find: string;
  /** … and what takes its place. */
  readonly replace: string;
  /** The test file that has to fail. */
  readonly test: string;
}

type Row = readonly [what: string, find: string, replace: string];

/** Faults of one file that one test file has to notice. */
export function faults(file: string, test: string, rows: readonly Row[]): readonly Fault[] {
  return rows.map(([what, find, replace]) => ({ what, file, find, replace, test }));
}

/** The same where the test stands beside its file. */
export function beside(file: string, rows: readonly Row[]): readonly Fault[] {
  return faults(file, file.replace(/\.ts$/, ".test.ts"), rows);
}
