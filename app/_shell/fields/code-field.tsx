import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { TextField } from "@/app/_ui/control/text-field";
import type { BffError } from "@/lib/bff/client/client";

export interface CodeFieldProps
  extends ComponentProps<"input">,
    Partial<Pick<ComponentProps<typeof TextField>, "label" | "hint">> {
  error: string | undefined;
  refusal: BffError | null;
}

/** One visible field for a two-factor or recovery code, with the tries left after a wrong one. */
export function CodeField({ label, hint, error, refusal, ...rest }: CodeFieldProps) {
  const t = useTranslations("codeField");
  const triesLeft = refusal?.details.triesLeft;
  return (
    <div className="grid gap-2">
      <TextField
        label={label ?? t("label")}
        hint={hint ?? t("hint")}
        error={error}
        inputMode="text"
        autoComplete="one-time-code"
        dir="ltr"
        className="figures tracking-widest read-only:bg-raised"
        {...rest}
      />
      <p role="status" className="figures text-md text-warn empty:hidden">
        {triesLeft !== undefined && t("triesLeft", { count: triesLeft })}
      </p>
    </div>
  );
}
