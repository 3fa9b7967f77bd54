import { accountEndpoints } from "../../contract/account.ts";
import { type FileProblem, fileProblem, HEAD_BYTES } from "../../contract/protocol/file-type.ts";

const RULE = accountEndpoints.updateProfile.body.files.avatar;

/** Why a chosen picture cannot be sent, by its size and its first bytes, or null. */
export async function avatarProblem(file: Blob): Promise<FileProblem | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return RULE ? fileProblem(RULE, file.size, head) : null;
}
