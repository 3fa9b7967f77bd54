import { z } from "zod";
import { accountEndpoints } from "../../contract/account.ts";
import { checkFile, type FileProblem } from "../../contract/protocol/file-type.ts";

const { fields, files } = accountEndpoints.updateProfile.body;

/** The rules of the general settings before anything is sent; the picture was checked when it was chosen. */
export const profileFormSchema = fields
  .pick({ fullName: true, phone: true, country: true, timeZone: true, language: true })
  .required()
  .extend({ avatar: z.custom<Blob | null>() });

/** Why a chosen picture cannot be sent, by its size and its first bytes, or null. */
export async function avatarProblem(file: Blob): Promise<FileProblem | null> {
  return files.avatar ? checkFile(files.avatar, file) : null;
}
