import type { FileRule } from "@/lib/contract/endpoint";
import { checkFile, isListedType } from "@/lib/kyc/file-check";
import { shrinkImage } from "./shrink-image";

export type TakenFile =
  | { readonly file: File }
  | { readonly problem: "fileType" | "fileSize" | "unreadable" };

/** Makes a chosen file ready to be sent: its type by its first bytes, shrunk when large, its size. */
export async function takeFile(chosen: File, rule: FileRule): Promise<TakenFile> {
  try {
    if (!(await isListedType(rule, chosen))) return { problem: "fileType" };
    const file = await shrinkImage(chosen);
    const problem = await checkFile(rule, file);
    return problem ? { problem } : { file };
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return { problem: "unreadable" };
  }
}
