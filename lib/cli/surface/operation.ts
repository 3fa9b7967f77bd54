import type { z } from "zod";
import { isStream } from "../../contract/protocol/endpoint.ts";
import type { SurfaceRow } from "./rows.ts";
import { toJsonSchema } from "./schema.ts";

/** An object of an OpenAPI document. */
export type Json = Record<string, unknown>;

/** What a call is made of, whoever makes it. */
interface Call extends Pick<SurfaceRow, "path" | "params" | "query" | "body" | "answer"> {}

/** A parameter of a call. */
export function parameter(
  name: string,
  place: "path" | "query" | "header",
  schema: unknown,
  required: boolean,
) {
  return { name, in: place, required, schema };
}

function queryParameters({ query }: Call): readonly Json[] {
  if (query === undefined) return [];
  if (Array.isArray(query)) {
    return query.map((name) => parameter(name, "query", { type: "string" }, false));
  }
  const { properties = {}, required = [] } = toJsonSchema(query as z.ZodType, "input") as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, "query", schema, required.includes(name)),
  );
}

/** The body of a call, JSON or a form. */
export function requestBody({ body }: Call): Json | undefined {
  if (body === undefined) return undefined;
  if (body.kind === "json") {
    const schema = toJsonSchema(body.schema, "input");
    return { required: true, content: { "application/json": { schema } } };
  }
  const fields = toJsonSchema(body.fields, "input") as { properties?: Json };
  const files = Object.entries(body.files).map(([name, { types, maxBytes }]) => [
    name,
    { type: "string", format: "binary", description: `${types.join(", ")}; ${maxBytes} bytes` },
  ]);
  const properties = { ...fields.properties, ...Object.fromEntries(files) };
  const schema = { ...fields, properties };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

/** What a good answer holds. */
export function content({ answer }: Call): Json {
  if (answer === undefined) return {};
  if (typeof answer === "string") return { content: { [answer]: {} } };
  if (isStream(answer)) return { content: { [answer.type]: { schema: { type: "string" } } } };
  return { content: { "application/json": { schema: toJsonSchema(answer, "output") } } };
}

/** Parameters of the path and of the query. */
export function callParameters(call: Call): readonly Json[] {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [
    ...names.map((name) => {
      const pattern = call.params[name]?.source;
      return parameter(name, "path", { type: "string", ...(pattern && { pattern }) }, true);
    }),
    ...queryParameters(call),
  ];
}
