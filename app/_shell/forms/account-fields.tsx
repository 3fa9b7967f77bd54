"use client";

import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/app/_ui/text-field";
import { NewPasswordFields, type NewPasswordFieldsProps } from "./new-password-fields";
import { UsernameField } from "./username-field";
import type { UsernameTexts } from "./username-texts";

type AccountField = "fullName" | "username" | "email" | "password" | "confirmPassword";

interface AccountFieldsProps {
  form: {
    register(name: AccountField, options?: { deps?: AccountField }): UseFormRegisterReturn;
    watch(names: ["password", "username", "email"]): [string, string, string];
    formState: { errors: Partial<Record<AccountField, { message?: string }>> };
  };
  texts: UsernameTexts &
    NewPasswordFieldsProps["texts"] &
    Record<"fullName" | "email" | "emailHint", string>;
  /** Nothing in it is the own data of who fills it in. */
  isForAnother?: boolean;
  /** Fields below these, rendered after them: the first bad one in that order gets the focus. */
  children?: () => ReactNode;
}

/** Name, username, e-mail and password of a new account. */
export function AccountFields({ form, texts, isForAnother, children }: AccountFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const [password, username, email] = form.watch(["password", "username", "email"]);
  const filledIn = (as: "name" | "username" | "email") => (isForAnother ? "off" : as);
  return (
    <>
      <TextField
        label={texts.fullName}
        error={errors.fullName?.message}
        autoComplete={filledIn("name")}
        dir="auto"
        {...register("fullName")}
      />
      <UsernameField
        typed={username}
        error={errors.username?.message}
        registration={register("username")}
        texts={texts}
        autoComplete={filledIn("username")}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete={filledIn("email")}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...register("email")}
      />
      <NewPasswordFields
        password={register("password", { deps: "confirmPassword" })}
        confirmPassword={register("confirmPassword")}
        errors={errors}
        meter={{ password, owner: { username, email } }}
        texts={texts}
      />
      {children?.()}
    </>
  );
}
