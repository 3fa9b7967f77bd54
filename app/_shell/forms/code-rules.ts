import { z } from "zod";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { secondFactorCodeSchema } from "@/lib/contract/values/values";

/** The rule of a form with one code, six digits or a recovery code: as it was typed, and out as it is sent. */
export const codeRules = (required: string) =>
  z.object({
    code: z.string().min(1, required).transform(plainCode).pipe(secondFactorCodeSchema),
  });
