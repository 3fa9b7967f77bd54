import type { Context } from "hono";
import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { parseJson, parseMultipart, readBody } from "./body.ts";
import type { Env } from "./gateway.ts";
import { notFound } from "./refusal.ts";
import { validate } from "./validation.ts";

const DEFAULT_MAX_BYTES = 16 * 1024;

function maxBytes({ body }: Endpoint): number {
  if (!body) return DEFAULT_MAX_BYTES;
  return body.kind === "json" ? body.maxBytes : body.maxTotalBytes;
}

/** The request's bytes, up to the endpoint's limit. @throws Refusal 413 for more */
export async function readBytes(endpoint: Endpoint, { env, req }: Context<Env>): Promise<Buffer> {
  if (req.method === "GET" || req.method === "HEAD") return Buffer.alloc(0);
  return readBody(env.incoming, maxBytes(endpoint));
}

function readParams({ params }: Endpoint, context: Context<Env>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, pattern]) => {
      const value = context.req.param(name) ?? "";
      if (!pattern.test(value)) throw notFound();
      return [name, value];
    }),
  );
}

/**
 * Parameters, query and body by the endpoint's definition.
 * @throws Refusal 404 for a parameter off its pattern, 422 with `errors` by field, 400, 413, 415
 */
export async function readInput(endpoint: Endpoint, context: Context<Env>, bytes: Buffer) {
  const params = readParams(endpoint, context);
  const query = endpoint.query && validate(endpoint.query, context.req.query());
  if (endpoint.body?.kind === "json") {
    return { params, query, body: validate(endpoint.body.schema, parseJson(bytes)) };
  }
  if (endpoint.body?.kind === "multipart") {
    const contentType = context.req.header("content-type") ?? "";
    const form = await parseMultipart(bytes, contentType, endpoint.body);
    const fields = validate(endpoint.body.fields, form.fields);
    return { params, query, body: { fields, files: form.files } };
  }
  return { params, query, body: undefined };
}
