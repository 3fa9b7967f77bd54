import { z } from "zod";
import { type JsonBody, jsonBody } from "./endpoint.ts";

type FormerNames = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with each new name, where only the former one came. */
function underNewNames(value: unknown, formerNames: FormerNames): unknown {
  if (!isObject(value)) return value;
  const missing = Object.entries(formerNames).filter(
    ([name, former]) => value[name] === undefined && value[former] !== undefined,
  );
  return { ...value, ...Object.fromEntries(missing.map(([name, was]) => [name, value[was]])) };
}

/**
 * A JSON body with members that had other names in earlier versions of the contract. It is taken under either name, the
 * new one counts, and it goes up under both, so that an upstream of an earlier version reads it as before.
 *
 * @param formerNames the former name by the new one
 */
export function renamedJsonBody<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  formerNames: { readonly [Name in keyof Shape & string]?: string },
): JsonBody<z.ZodType<z.output<z.ZodObject<Shape>>, z.input<z.ZodObject<Shape>>>> {
  const names: FormerNames = Object.fromEntries(Object.entries<string>(formerNames as FormerNames));
  const aliases = Object.entries(names).map(([name, former]) => {
    const description = `The former name of ${name}: the same value, and to be ignored beside it`;
    return [former, z.string().optional().meta({ deprecated: true, description })] as const;
  });
  const both = z
    .preprocess((value) => underNewNames(value, names), schema.extend(Object.fromEntries(aliases)))
    .transform((body: Record<string, unknown>) => ({
      ...body,
      ...Object.fromEntries(Object.entries(names).map(([name, former]) => [former, body[name]])),
    }));
  const rule = jsonBody(
    both as unknown as z.ZodType<z.output<typeof schema>, z.input<typeof schema>>,
  );
  return { ...rule, formerNames: names };
}

/** Errors by field, those of a former name at the new one. */
export function errorsByNewName(
  errors: Readonly<Record<string, string[]>>,
  formerNames: FormerNames,
): Record<string, string[]> {
  const newNames = new Map(Object.entries(formerNames).map(([name, former]) => [former, name]));
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [newNames.get(name) ?? name, texts]),
  );
}
