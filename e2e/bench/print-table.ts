import { availableParallelism, loadavg } from "node:os";

/** Prints rows in columns: the first one to the left, the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    process.stdout.write(`${cells.join("  ").trimEnd()}\n`);
  }
}

/** Prints how busy the machine was in the last minute, on which every figure depends. */
export function printLoad(when: "before" | "after"): void {
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`Load ${when} the run: ${busy} on ${availableParallelism()} processors.\n`);
}
