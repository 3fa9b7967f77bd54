import { z } from "zod";
import { ERROR_STATUS } from "../../bff/handler/errors.ts";
import { callParameters, content, type Json, parameter, requestBody } from "./operation.ts";
import { SURFACE_ROWS, type SurfaceRow } from "./rows.ts";
import { toJsonSchema } from "./schema.ts";

function parameters(row: SurfaceRow): readonly Json[] {
  return [
    ...callParameters(row),
    ...(row.origin === "own page, x-csrf"
      ? [parameter("x-csrf", "header", { const: "1" }, true)]
      : []),
    ...(row.isKeyed
      ? [parameter("idempotency-key", "header", { type: "string", format: "uuid" }, true)]
      : []),
  ];
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
