/** Ways of writing that the application accepts, and that an operator should know of. */
export interface Traits {
  /** Where an amount came as a JSON number. */
  readonly numbers: readonly string[];
  /** Where a moment came with an offset instead of Z. */
  readonly offsets: readonly string[];
}

const OFFSET_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:?\d\d$/;
const NAMES_AN_ID = /(^|\.)(\w*Id|id)$/;

function childOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function walk(came: unknown, read: unknown, path: string, found: Map<string, "number" | "offset">) {
  if (typeof came === "string" && OFFSET_MOMENT.test(came)) found.set(path, "offset");
  // The contract reads amounts and ids as text; an id may well be a number.
  const isAmount = typeof came === "number" && typeof read === "string" && !NAMES_AN_ID.test(path);
  if (isAmount) found.set(path, "number");
  if (Array.isArray(came)) {
    const items = Array.isArray(read) ? read : childOf(read, "items");
    came.forEach((item, index) => {
      walk(item, childOf(items, String(index)), `${path}[]`, found);
    });
  } else if (typeof came === "object" && came !== null) {
    const isUnpacked = Array.isArray(read) && "items" in came;
    for (const [key, value] of Object.entries(came)) {
      const child = isUnpacked && key === "items" ? read : childOf(read, key);
      walk(value, child, path ? `${path}.${key}` : key, found);
    }
  }
}

/**
 * Compares what came with what the contract read from it.
 * @param came the body as JSON, without its envelope
 * @param read the same, parsed by the schema
 */
export function traitsOf(came: unknown, read: unknown): Traits {
  const found = new Map<string, "number" | "offset">();
  walk(came, read, "", found);
  const where = (kind: "number" | "offset") =>
    [...found].filter((row) => row[1] === kind).map(([path]) => path);
  return { numbers: where("number"), offsets: where("offset") };
}
