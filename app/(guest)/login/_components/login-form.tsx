"use client";

import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { TextLink } from "@/app/_shell/forms/text-link";
import { useCapsLock } from "@/app/_shell/forms/use-caps-lock";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { PasswordField } from "@/app/_ui/password-field";
import { TextField } from "@/app/_ui/text-field";
import { PAGES } from "@/lib/routes";
import { login } from "@/lib/session/client";
import { goOn } from "../../_components/go-on";

interface LoginFormProps {
  texts: Record<
    | "username"
    | "password"
    | "show"
    | "hide"
    | "capsLock"
    | "forgot"
    | "submit"
    | "submitting"
    | "tryAgainIn"
    | "failed"
    | "required"
    | "close",
    string
  >;
  returnUrl: string | undefined;
}

interface LoginValues {
  username: string;
  password: string;
}

/** Username or e-mail and password. */
export function LoginForm({ texts, returnUrl }: LoginFormProps) {
  const capsLock = useCapsLock();
  const { form, onSubmit, isPending, formError, refusal, secondsToWait, endWait } = useServerForm({
    fields: ["username", "password"],
    send: ({ username, password }: LoginValues) =>
      login({ username: username.trim(), password, returnUrl }),
    onDone: goOn,
    leaves: true,
    texts,
  });
  const { errors } = form.formState;

  // A lock holds for one account; another one may be tried at once.
  function unlock(): void {
    if (refusal?.code === "LOCKED") endWait();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label={texts.username}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        {...form.register("username", { required: texts.required, onChange: unlock })}
      />
      <div className="grid" {...capsLock.watch}>
        <PasswordField
          label={texts.password}
          hint={capsLock.isOn ? texts.capsLock : undefined}
          error={errors.password?.message}
          showText={texts.show}
          hideText={texts.hide}
          autoComplete="current-password"
          {...form.register("password", { required: texts.required })}
        />
        <TextLink href={PAGES.forgot.path} className="-mb-3 justify-self-end text-md">
          {texts.forgot}
        </TextLink>
      </div>
      <FormError text={formError} />
      <SubmitLine texts={texts} isPending={isPending} secondsToWait={secondsToWait} />
    </form>
  );
}
