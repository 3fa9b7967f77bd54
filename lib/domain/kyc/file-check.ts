import type { FileRule } from "../../contract/protocol/endpoint.ts";
import {
  type FileProblem,
  fileProblem,
  HEAD_BYTES,
  sniff,
} from "../../contract/protocol/file-type.ts";

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

/** True for an image or a PDF that the rule lists, by its first bytes. */
export async function isListedType(rule: FileRule, file: Blob): Promise<boolean> {
  const type = sniff(await headOf(file));
  return type !== null && rule.types.includes(type);
}

/** Why a file would be refused, by the rule that the server applies too, or null. */
export async function checkFile(rule: FileRule, file: Blob): Promise<FileProblem | null> {
  return fileProblem(rule, file.size, await headOf(file));
}
