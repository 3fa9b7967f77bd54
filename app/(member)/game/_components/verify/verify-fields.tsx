"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import type { SpinInput } from "@/lib/domain/game/spin-input";
import type { Check } from "./use-check";

interface VerifyFieldsProps {
  check: Check;
  /** The spin is known, so that its check needs no press. */
  isKnown: boolean;
}

/** The four facts of a spin, filled in or pasted. */
export function VerifyFields({ check, isKnown }: VerifyFieldsProps) {
  const t = useTranslations("wheel");
  const { form, onSubmit, edit } = check;
  const { errors } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isKnown) element.current?.requestSubmit();
  }, [isKnown]);

  const field = (name: keyof SpinInput, label: string, hint?: string) => (
    <TextField
      {...form.register(name)}
      label={label}
      hint={hint}
      error={errors[name]?.message}
      autoComplete="off"
      dir="ltr"
      className="figures"
      inputMode={name === "nonce" ? "numeric" : undefined}
    />
  );
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={onSubmit}
      onChange={edit}
    >
      <div className="sm:col-span-2">
        {field("serverSeed", t("serverSeed"), t("serverSeedHint"))}
      </div>
      {field("clientSeed", t("clientSeed"))}
      {field("nonce", t("nonce"))}
      <div className="sm:col-span-2">
        {field("serverSeedHash", t("publishedHash"), t("publishedHashHint"))}
      </div>
      <Button type="submit" tone="primary" className="sm:justify-self-start">
        {t("check")}
      </Button>
    </form>
  );
}
