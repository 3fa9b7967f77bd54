"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { PasswordField } from "@/app/_ui/control/password-field";
import { Modal } from "@/app/_ui/overlay/modal";
import { BffError } from "@/lib/bff/client/client";
import type { AddingBy } from "@/lib/domain/passkey/client";

export interface AddDialogProps {
  username: string;
  /** @throws BffError, and what the browser throws */
  create: (by: AddingBy) => Promise<void>;
  /** What is said of a failure; null where there is nothing to say. */
  wordsFor: (error: unknown) => string | null;
  onClose: () => void;
}

/** Asks a member without any other factor for the password, and has the device make the passkey. */
export default function AddDialog({ username, create, wordsFor, onClose }: AddDialogProps) {
  const t = useTranslations("passkeys");
  const label = useTranslations("security")("currentPassword");
  const words = useTranslations("newPassword");
  const required = useTranslations("validation")("required");
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["currentPassword"],
    defaultValues: { currentPassword: "" },
    failedText: t("failed"),
    rules: async () => (await import("./passkey-rules")).passwordRules({ required }),
    async send(values: { currentPassword: string }): Promise<boolean> {
      try {
        await create(values);
        return true;
      } catch (error) {
        if (error instanceof BffError) throw error;
        const message = wordsFor(error);
        if (message === null) return false;
        throw new BffError(0, { code: "BROWSER", message }, error);
      }
    },
    onDone: (isAdded) => isAdded && onClose(),
  });
  return (
    <Modal title={t("add")} description={t("addText")} onClose={onClose} isDismissable={!isPending}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <PasswordField
          label={label}
          error={form.formState.errors.currentPassword?.message}
          autoComplete="current-password"
          showText={words("show")}
          hideText={words("hide")}
          {...form.register("currentPassword")}
        />
        <FormError text={formError} />
        <SubmitLine
          text={t("continue")}
          pendingText={t("adding")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
    </Modal>
  );
}
