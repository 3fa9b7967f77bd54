import { z } from "zod";
import { ERROR_STATUS } from "../../bff/handler/errors.ts";
import { isStream } from "../../contract/protocol/endpoint.ts";
import { SURFACE_ROWS, type SurfaceRow } from "./rows.ts";
import { toJsonSchema } from "./schema.ts";

type Json = Record<string, unknown>;

function parameter(
  name: string,
  place: "path" | "query" | "header",
  schema: unknown,
  required: boolean,
) {
  return { name, in: place, required, schema };
}

function queryParameters({ query }: SurfaceRow): readonly Json[] {
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

function parameters(row: SurfaceRow): readonly Json[] {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [
    ...names.map((name) => {
      const pattern = row.params[name]?.source;
      return parameter(name, "path", { type: "string", ...(pattern && { pattern }) }, true);
    }),
    ...queryParameters(row),
    ...(row.origin === "own page, x-csrf"
      ? [parameter("x-csrf", "header", { const: "1" }, true)]
      : []),
    ...(row.isKeyed
      ? [parameter("idempotency-key", "header", { type: "string", format: "uuid" }, true)]
      : []),
  ];
}

function requestBody({ body }: SurfaceRow): Json | undefined {
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

function content({ answer }: SurfaceRow): Json {
  if (answer === undefined) return {};
  if (typeof answer === "string") return { content: { [answer]: {} } };
  if (isStream(answer)) return { content: { [answer.type]: { schema: { type: "string" } } } };
  return { content: { "application/json": { schema: toJsonSchema(answer, "output") } } };
}

function operation(row: SurfaceRow): Json {
  const body = requestBody(row);
  return {
    summary: row.upstream.join(", ") || "Answered here",
    tags: [row.path.split("/")[row.isOurs ? 2 : 3] ?? "own"],
    ...(row.audience !== "anybody" && { security: [{ session: [] }] }),
    parameters: parameters(row),
    ...(body && { requestBody: body }),
    responses: {
      [row.status]: { description: "A good answer", ...content(row) },
      default: { $ref: "#/components/responses/Refusal" },
    },
  };
}

const refusal = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_STATUS) as [string, ...string[]]),
    message: z.string(),
    requestId: z.uuid(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});

export function surfaceOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const row of SURFACE_ROWS) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Merlin BTC: what a browser can reach",
      version: "1",
      description: "Printed by `npm run surface` from the data that the code runs on.",
    },
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "accessToken" } },
      responses: {
        Refusal: {
          description: "A refusal",
          content: { "application/json": { schema: toJsonSchema(refusal, "output") } },
        },
      },
    },
  };
}
