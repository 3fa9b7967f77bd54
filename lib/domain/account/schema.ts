import { z } from "zod";
import { accountEndpoints } from "../../contract/account.ts";

const { fields } = accountEndpoints.updateProfile.body;

/** The rules of the general settings before anything is sent; the picture was checked when it was chosen. */
export const profileFormSchema = fields
  .pick({ fullName: true, phone: true, country: true, timeZone: true, language: true })
  .required()
  .extend({ avatar: z.custom<Blob | null>() });
