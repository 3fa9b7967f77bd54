"use client";

import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { PasswordField } from "@/app/_ui/password-field";
import { TextField } from "@/app/_ui/text-field";
import { formatCountdown } from "@/app/_ui/use-countdown";
import { login } from "@/lib/session/client";
import { FormError } from "../../_components/form-error";
import { useGuestForm } from "../../_components/use-guest-form";

interface LoginFormProps {
  texts: Record<
    | "username"
    | "password"
    | "show"
    | "hide"
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
  const { form, onSubmit, isPending, formError, secondsToWait } = useGuestForm<LoginValues>(
    ["username", "password"],
    ({ username, password }) => login({ username: username.trim(), password, returnUrl }),
    texts,
  );
  const { errors } = form.formState;
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
        {...form.register("username", { required: texts.required })}
      />
      <PasswordField
        label={texts.password}
        error={errors.password?.message}
        showText={texts.show}
        hideText={texts.hide}
        autoComplete="current-password"
        {...form.register("password", { required: texts.required })}
      />
      <FormError text={formError} />
      {secondsToWait > 0 && (
        <p className="figures text-md text-warn">
          {fillText(texts.tryAgainIn, { time: formatCountdown(secondsToWait) })}
        </p>
      )}
      <Button
        type="submit"
        tone="primary"
        size="hero"
        isPending={isPending}
        disabled={secondsToWait > 0}
      >
        {isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
