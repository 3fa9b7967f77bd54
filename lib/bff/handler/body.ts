import type { z } from "zod";
import type { JsonBody } from "../../contract/protocol/endpoint.ts";
import { jsonBytes, type RawBody } from "../../upstream/call.ts";
import { receive } from "../form/receive.ts";
import { ApiError } from "./errors.ts";
import { issueFields, type ValidationText } from "./validation.ts";

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of receive(request, maxBytes)) chunks.push(chunk);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/**
 * Refuses a body where none belongs.
 * @throws ApiError
 */
export async function refuseBody(request: Request): Promise<void> {
  const type = mediaType(request);
  if (type !== "" && type !== "application/json") throw new ApiError("UNSUPPORTED_MEDIA");
  const bytes = await readBytes(request, 2);
  const text = new TextDecoder().decode(bytes);
  if (text !== "" && text !== "{}") throw new ApiError("BAD_REQUEST");
}

/**
 * Reads a JSON body under its cap and checks it; what the schema does not know is left behind.
 *
 * @param text asked for the words of what is wrong
 * @param types the media types by which it may come
 * @throws ApiError
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  rule: JsonBody<Schema>,
  text: () => Promise<ValidationText>,
  types: readonly string[] = ["application/json"],
): Promise<z.output<Schema>> {
  if (!types.includes(mediaType(request))) throw new ApiError("UNSUPPORTED_MEDIA");
  const bytes = await readBytes(request, rule.maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError("BAD_REQUEST");
  }
  const parsed = rule.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("VALIDATION_FAILED", {
    fields: issueFields(parsed.error.issues, await text()),
  });
}

/** A checked JSON body, ready to be sent and sent again. */
export async function readJsonBody(
  request: Request,
  rule: JsonBody,
  text: () => Promise<ValidationText>,
): Promise<RawBody> {
  return jsonBytes(await readJson(request, rule, text));
}
