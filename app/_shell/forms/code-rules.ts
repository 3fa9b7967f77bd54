import { z } from "zod";
import { plainCode } from "@/app/_shell/fields/plain-code";
import { secondFactorCodeSchema } from "@/lib/contract/values/values";

interface CodeWording {
  readonly required: string;
  /** Where it is left out, the service alone judges the code's shape. */
  readonly invalid?: string;
}

/** The rule of a form with one code, six digits or a recovery code: as it was typed, and out as it is sent. */
export function codeRules({ required, invalid }: CodeWording) {
  const code = z.string().min(1, required).transform(plainCode);
  const isCode = (plain: string) => secondFactorCodeSchema.safeParse(plain).success;
  return z.object({ code: invalid === undefined ? code : code.refine(isCode, invalid) });
}
