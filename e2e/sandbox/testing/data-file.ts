import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A path for a database file in a directory of its own, which is removed after the test. */
export function temporaryDataFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, "data.sqlite");
}
