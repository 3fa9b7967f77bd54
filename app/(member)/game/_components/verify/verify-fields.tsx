"use client";

import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import type { SpinInput, SpinInputProblem } from "@/lib/domain/game/spin-input";
import type { Check } from "./use-check";
import type { VerifyTexts } from "./verify-texts";

const PROBLEM_TEXTS: Readonly<Record<SpinInputProblem, keyof VerifyTexts>> = {
  missing: "missing",
  nonce: "nonceProblem",
  hash: "hashProblem",
};

/** The four facts of a spin, filled in or pasted. */
export function VerifyFields({ check, texts }: { check: Check; texts: VerifyTexts }) {
  const { input, problems, edit, submit } = check;
  const field = (name: keyof SpinInput, label: string, hint?: string) => {
    const problem = problems[name];
    return (
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={problem && texts[PROBLEM_TEXTS[problem]]}
        value={input[name]}
        onChange={(event) => edit({ [name]: event.target.value })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        className="figures"
        inputMode={name === "nonce" ? "numeric" : undefined}
      />
    );
  };
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const first = submit();
        const bad = first && event.currentTarget.elements.namedItem(first);
        if (bad instanceof HTMLInputElement) bad.focus();
      }}
    >
      <div className="sm:col-span-2">
        {field("serverSeed", texts.serverSeed, texts.serverSeedHint)}
      </div>
      {field("clientSeed", texts.clientSeed)}
      {field("nonce", texts.nonce)}
      <div className="sm:col-span-2">
        {field("serverSeedHash", texts.publishedHash, texts.publishedHashHint)}
      </div>
      <Button type="submit" tone="primary" className="sm:justify-self-start">
        {texts.check}
      </Button>
    </form>
  );
}
