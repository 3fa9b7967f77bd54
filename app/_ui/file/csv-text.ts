import { stringify } from "csv-stringify/browser/esm/sync";

/** The names of the columns, and rows with a cell for each. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

// A text that a spreadsheet would take for a formula; a plain number with its sign is none.
const FORMULA = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/;

function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * A table as the text of a CSV file, with the mark that makes spreadsheets read UTF-8. No text is taken
 * for a formula; amounts stay plain decimals. Load it with `import()`, only when a file is asked for.
 */
export function csvText({ columns, rows }: CsvTable): string {
  const lines = [columns, ...rows].map((cells) => cells.map(guardFormula));
  return stringify(lines, { bom: true, record_delimiter: "\r\n" });
}
