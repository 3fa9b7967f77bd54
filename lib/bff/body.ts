import type { z } from "zod";
import type { FileRule, JsonBody, MultipartBody } from "../contract/endpoint.ts";
import { fileProblem, HEAD_BYTES } from "../contract/file-type.ts";
import { jsonBytes, type RawBody } from "../upstream/call.ts";
import { ApiError } from "./errors.ts";
import { issueFields, type ValidationText } from "./validation.ts";

function declaredLength(headers: Headers): number | null {
  const value = headers.get("content-length");
  if (value === null) return null;
  if (!/^\d{1,15}$/.test(value)) throw new ApiError("BAD_REQUEST");
  return Number(value);
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = declaredLength(request.headers);
  if (declared !== null && declared > maxBytes) throw new ApiError("TOO_LARGE");
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new ApiError("TOO_LARGE");
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError("BAD_REQUEST");
  }
  if (declared !== null && size < declared) throw new ApiError("BAD_REQUEST");
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
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
 * @throws ApiError
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  rule: JsonBody<Schema>,
  text: ValidationText,
): Promise<z.output<Schema>> {
  if (mediaType(request) !== "application/json") throw new ApiError("UNSUPPORTED_MEDIA");
  const bytes = await readBytes(request, rule.maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError("BAD_REQUEST");
  }
  const parsed = rule.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("VALIDATION_FAILED", { fields: issueFields(parsed.error.issues, text) });
}

/** A checked JSON body, ready to be sent and sent again. */
export async function readJsonBody(
  request: Request,
  rule: JsonBody,
  text: ValidationText,
): Promise<RawBody> {
  return jsonBytes(await readJson(request, rule, text));
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new ApiError("BAD_REQUEST");
  }
}

async function checkFile(rule: FileRule | undefined, file: File, text: ValidationText) {
  if (!rule) return text("invalid");
  const problem = fileProblem(
    rule,
    file.size,
    new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
  );
  return problem && text(problem);
}

/**
 * Reads a multipart body under its cap and checks fields, files, sizes and first bytes. The bytes go
 * on as they came, so that a replay is the same to the byte.
 *
 * @throws ApiError
 */
export async function readMultipartBody(
  request: Request,
  rule: MultipartBody,
  text: ValidationText,
): Promise<RawBody> {
  if (mediaType(request) !== "multipart/form-data") throw new ApiError("UNSUPPORTED_MEDIA");
  const contentType = request.headers.get("content-type") ?? "";
  const bytes = await readBytes(request, rule.maxTotalBytes);
  const form = await parseForm(bytes, contentType);
  // Maps, since a part may be named like a member of every object.
  const fields = new Map<string, string>();
  const problems = new Map<string, string[]>();
  for (const [name, part] of form) {
    if (typeof part === "string") {
      if (fields.has(name)) problems.set(name, [text("invalid")]);
      fields.set(name, part);
      continue;
    }
    const fileRule = Object.hasOwn(rule.files, name) ? rule.files[name] : undefined;
    const problem = await checkFile(fileRule, part, text);
    if (problem || form.getAll(name).length > 1) problems.set(name, [problem ?? text("invalid")]);
  }
  const parsed = rule.fields.safeParse(Object.fromEntries(fields));
  if (parsed.success) {
    const known = Object.keys(parsed.data as object);
    for (const name of fields.keys())
      if (!known.includes(name)) problems.set(name, [text("invalid")]);
  } else {
    for (const [name, texts] of Object.entries(issueFields(parsed.error.issues, text)))
      problems.set(name, texts);
  }
  if (problems.size > 0)
    throw new ApiError("VALIDATION_FAILED", { fields: Object.fromEntries(problems) });
  return { bytes, contentType };
}
