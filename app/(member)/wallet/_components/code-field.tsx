"use client";

import { type CodeFieldProps, CodeField as Field } from "@/app/_shell/fields/code-field";
import { useMoney } from "./money-provider";

/** The field for a two-factor code in an order of the wallet screens. */
export function CodeField(props: Omit<CodeFieldProps, "texts">) {
  return <Field texts={useMoney().texts.transfer} {...props} />;
}
