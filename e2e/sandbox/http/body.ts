import type { IncomingMessage } from "node:http";
import type { FileRule, MultipartBody } from "../../../lib/contract/protocol/endpoint.ts";
import { sniff } from "../../../lib/contract/protocol/file-type.ts";
import { asWritten, say } from "../texts/say.ts";
import { invalid, Refusal } from "./refusal.ts";

const PAYLOAD_TOO_LARGE = 4130;

export interface UploadedFile {
  readonly type: FileRule["types"][number];
  readonly bytes: Buffer;
}

interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal(
    413,
    PAYLOAD_TOO_LARGE,
    asWritten(`The body must not exceed ${maxBytes} bytes.`),
  );
}

/**
 * Reads a request's body up to `maxBytes`.
 * @throws Refusal 413 for a longer one, 400 when the sender breaks off
 */
export async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(incoming.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of incoming) {
      length += chunk.length;
      if (length > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof Error) throw new Refusal(400, 4000, asWritten("The body broke off."));
    throw cause;
  }
  if (length > maxBytes) throw tooLarge(maxBytes);
  return Buffer.concat(chunks);
}

/** Parses a JSON body; an empty one counts as an empty object. @throws Refusal 400 for other text */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new Refusal(400, 4000, asWritten("The body is not valid JSON."));
  }
}

async function readFile(name: string, file: File, rule: FileRule | undefined) {
  if (!rule) throw invalid({ [name]: "No file is expected here." });
  if (file.size > rule.maxBytes) {
    throw invalid({
      [name]: say("The file must not exceed {size}.", {
        size: `${rule.maxBytes / 1024 / 1024}\u00a0MB`,
      }),
    });
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = sniff(bytes);
  if (!type || !rule.types.includes(type)) {
    const accepted = rule.types.map((media) => media.split("/")[1]).join(", ");
    throw invalid({ [name]: say("The file must be one of: {accepted}.", { accepted }) });
  }
  return { type, bytes };
}

/**
 * Parses a multipart body by its rule; empty file inputs are left out.
 * @throws Refusal 415 for another content type, 400 for a broken body, 422 for a refused file
 */
export async function parseMultipart(
  bytes: Buffer,
  contentType: string,
  rule: MultipartBody,
): Promise<MultipartForm> {
  if (!contentType.startsWith("multipart/form-data")) {
    throw new Refusal(415, 4150, asWritten("The body must be multipart/form-data."));
  }
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "content-type": contentType },
  })
    .formData()
    .catch(() => {
      throw new Refusal(400, 4000, asWritten("The multipart body cannot be read."));
    });
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    else if (value.size > 0) files[name] = await readFile(name, value, rule.files[name]);
  }
  return { fields, files };
}
