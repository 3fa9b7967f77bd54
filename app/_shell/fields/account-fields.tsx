"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/app/_ui/control/text-field";
import { NewPasswordFields } from "./new-password-fields";
import { LazyUsernameCheckLine } from "./username-check-line.lazy";

interface UsernameFieldProps {
  /** In place of what a username may be. */
  note: string | undefined;
  /** What is in the field now. */
  typed: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
  /** `off` where the account is somebody else's. */
  autoComplete: string;
}

/** The username of a new account with its live check (R5.2). */
function UsernameField({ note, typed, error, registration, autoComplete }: UsernameFieldProps) {
  const t = useTranslations("signUp");
  const [takenBy, setTakenBy] = useState<string>();
  return (
    <div>
      <TextField
        label={t("username")}
        hint={note || t("usernameHint")}
        error={error}
        refusedBy={takenBy}
        enterKeyHint="next"
        autoComplete={autoComplete}
        dir="ltr"
        {...registration}
      />
      <LazyUsernameCheckLine typed={typed} hasError={error !== undefined} onTaken={setTakenBy} />
    </div>
  );
}

type AccountField = "fullName" | "username" | "email" | "password" | "confirmPassword";

interface Recheck {
  readonly deps?: AccountField | undefined;
}

interface AccountFieldsProps {
  form: {
    register(name: AccountField, options?: Recheck): UseFormRegisterReturn;
    watch(names: ["password", "username", "email"]): [string, string, string];
    formState: { errors: Partial<Record<AccountField, { type?: string; message?: string }>> };
  };
  labels: Record<"fullName" | "email" | "emailHint" | "password" | "confirmPassword", string>;
  /** In place of what a username may be, where more is to be known of it. */
  usernameNote?: string;
  /** Nothing in it is the own data of who fills it in. */
  isForAnother?: boolean;
  /** Fields below these, rendered after them: the first bad one in that order gets the focus. */
  children?: () => ReactNode;
}

/** Name, username, e-mail and password of a new account. */
export function AccountFields({
  form,
  labels,
  usernameNote,
  isForAnother,
  children,
}: AccountFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const [password, username, email] = form.watch(["password", "username", "email"]);
  // The server's words on the password hold until it is another one.
  const isRefusedAbove = errors.password && !errors.password.type;
  const recheck: Recheck = { deps: isRefusedAbove ? undefined : "password" };
  const filledIn = (as: "name" | "username" | "email") => (isForAnother ? "off" : as);
  return (
    <div className="@container grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 @[26rem]:grid-cols-2">
        <TextField
          label={labels.fullName}
          error={errors.fullName?.message}
          autoComplete={filledIn("name")}
          writing="name"
          enterKeyHint="next"
          dir="auto"
          {...register("fullName")}
        />
        <UsernameField
          note={usernameNote}
          typed={username}
          error={errors.username?.message}
          registration={register("username", recheck)}
          autoComplete={filledIn("username")}
        />
      </div>
      <TextField
        label={labels.email}
        hint={labels.emailHint}
        error={errors.email?.message}
        type="email"
        enterKeyHint="next"
        autoComplete={filledIn("email")}
        dir="ltr"
        {...register("email", recheck)}
      />
      <NewPasswordFields
        password={register("password", { deps: "confirmPassword" })}
        confirmPassword={register("confirmPassword")}
        errors={errors}
        meter={{ password, owner: { username, email } }}
        label={labels.password}
        confirmLabel={labels.confirmPassword}
      />
      {children?.()}
    </div>
  );
}
