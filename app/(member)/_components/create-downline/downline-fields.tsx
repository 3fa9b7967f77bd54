"use client";

import { NewPasswordFields } from "@/app/_shell/forms/new-password-fields";
import { UsernameField } from "@/app/_shell/forms/username-field";
import { TextField } from "@/app/_ui/text-field";
import type { CreateDownlineTexts } from "./create-downline-texts";
import type { CreateDownlineOrder } from "./use-create-downline";

interface DownlineFieldsProps {
  order: CreateDownlineOrder;
  texts: CreateDownlineTexts;
}

/** The account of the new member; nothing in it is the own data of who fills it in. */
export function DownlineFields({ order: { form }, texts }: DownlineFieldsProps) {
  const { errors } = form.formState;
  const [password, username, email] = form.watch(["password", "username", "email"]);
  return (
    <div className="grid gap-5">
      <TextField
        label={texts.fullName}
        error={errors.fullName?.message}
        autoComplete="off"
        dir="auto"
        {...form.register("fullName")}
      />
      <UsernameField
        typed={username}
        error={errors.username?.message}
        registration={form.register("username")}
        texts={texts}
        autoComplete="off"
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.register("email")}
      />
      <NewPasswordFields
        password={form.register("password", { deps: ["confirmPassword"] })}
        confirmPassword={form.register("confirmPassword")}
        errors={errors}
        meter={{ password, owner: { username, email } }}
        texts={texts}
      />
      <p className="text-sm text-muted">{texts.passwordNote}</p>
    </div>
  );
}
