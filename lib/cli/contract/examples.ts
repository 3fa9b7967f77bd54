import type { Json } from "../surface/operation.ts";

/** What stands for a text of each form, so that a stub made from the document answers what the application reads. */
const BY_PATTERN = [
  "12.5",
  "USDT",
  "2026-11-22",
  "anna",
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "123456",
  "a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d",
  "a1b2c3d4e5f6a7b8",
  `0x${"ab".repeat(32)}`,
  `B${"a".repeat(86)}`,
  "23:00",
  "AT",
  "EUR",
  "de-DE",
  "a1b2c3d4e5f6a7b8c9d0e1",
  "auto",
  "1",
] as const;

/** By the member's name: texts without a form, and numbers of which not all may be as small as one may be. */
const BY_NAME: Readonly<Record<string, string | number>> = {
  weight: 1,
  accessToken: "access-token-of-an-example",
  refreshToken: "refresh-token-of-an-example",
  gg2FAToken: "second-factor-token-of-an-example",
};

const CHOICES: ReadonlySet<string> = new Set(["anyOf", "oneOf", "allOf"]);

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

function exampleOf(schema: Json, name: string): unknown {
  if (schema.type === "integer") return BY_NAME[name];
  if (![schema.type].flat().includes("string") || schema.enum || schema.const) return undefined;
  if (typeof schema.pattern !== "string") return BY_NAME[name];
  if (schema.format) return undefined;
  const pattern = new RegExp(schema.pattern);
  return BY_PATTERN.find((text) => pattern.test(text));
}

/** Bounds that say no more than that a number is whole. */
function dropSafeBounds(schema: Json): void {
  if (schema.type !== "integer") return;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Gives each text of a known form an example, throughout a document that is changed in place. */
export function addExamples(node: unknown, name = ""): void {
  if (Array.isArray(node)) for (const part of node) addExamples(part, name);
  if (!isObject(node) || Array.isArray(node)) return;
  dropSafeBounds(node);
  const example = exampleOf(node, name);
  if (example !== undefined) node.examples = [example];
  for (const [key, part] of Object.entries(node)) addExamples(part, CHOICES.has(key) ? name : key);
}
