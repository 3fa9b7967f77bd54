import { checkFile, isListedType } from "@/lib/kyc/file-check";
import type { UploadLimits } from "@/lib/kyc/upload-limits";
import { shrinkImage } from "./shrink-image";

export type TakenFile =
  | { readonly file: File }
  | { readonly problem: "fileType" | "fileSize" | "unreadable" };

/**
 * Makes a chosen file ready to be sent: its type by its first bytes, shrunk when large, its size. What comes of it
 * after `signal` was aborted means nothing.
 */
export async function takeFile(
  chosen: File,
  { file: rule, pictureBytes }: UploadLimits,
  signal: AbortSignal,
): Promise<TakenFile> {
  try {
    if (!(await isListedType(rule, chosen))) return { problem: "fileType" };
    const file = await shrinkImage(chosen, pictureBytes, signal);
    const problem = await checkFile(rule, file);
    return problem ? { problem } : { file };
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return { problem: "unreadable" };
  }
}
