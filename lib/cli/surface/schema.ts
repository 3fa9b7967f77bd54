import { z } from "zod";

type JsonSchema = Record<string, unknown>;

function first(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodUnion ? (schema.options[0] as z.ZodType) : schema;
}

/**
 * A schema of the contract as JSON Schema (draft 2020-12, the dialect of OpenAPI 3.1).
 *
 * @param io `input` for what a browser sends, `output` for what it receives. A value that is brought into
 * one form, such as a list that may arrive wrapped, is shown in that form: the first of its union.
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (io === "input" || !(zodSchema instanceof z.ZodPipe)) return;
      if (!(zodSchema.def.out instanceof z.ZodTransform)) return;
      Object.assign(jsonSchema, toJsonSchema(first(zodSchema.def.in as z.ZodType), io));
    },
  });
  return json;
}

/** Names of an answer's members to a depth of two, e.g. `items[].id`; `—` for an answer without any. */
export function fieldNames(schema: JsonSchema, prefix = ""): readonly string[] {
  const { properties, items } = schema as {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
  };
  if (items) return fieldNames(items, `${prefix}[]`);
  if (!properties) return prefix ? [prefix] : [];
  return Object.entries(properties).flatMap(([name, inner]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const isDeep = path.split(".").length >= 2;
    return isDeep ? [path] : fieldNames(inner, path);
  });
}
