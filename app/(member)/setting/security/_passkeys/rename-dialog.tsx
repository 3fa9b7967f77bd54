"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { SubmitLine } from "@/app/_shell/forms/submit-line";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { TextField } from "@/app/_ui/control/text-field";
import { Modal } from "@/app/_ui/overlay/modal";
import { BffError } from "@/lib/bff/client/client";
import type { Passkey } from "@/lib/contract/passkey";
import { renamePasskey } from "@/lib/domain/passkey/client";

export interface RenameDialogProps {
  passkey: Passkey;
  onRenamed: (passkey: Passkey) => void;
  onClose: () => void;
}

/** Gives a passkey another name. */
export default function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const t = useTranslations("passkeys");
  const refresh = useQuietRefresh();
  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm({
    fields: ["name"],
    defaultValues: { name: passkey.name },
    failedText: t("failed"),
    rules: async () => (await import("./passkey-rules")).nameRules({ refused: t("nameRefused") }),
    send: ({ name }: { name: string }) =>
      renamePasskey(passkey.id, name.trim()).catch((error: unknown) => {
        // Another tab has removed it.
        if (error instanceof BffError && error.code === "NOT_FOUND") refresh();
        throw error;
      }),
    onDone: onRenamed,
  });
  return (
    <Modal title={t("renameTitle")} onClose={onClose} isDismissable={!isPending}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label={t("name")}
          error={form.formState.errors.name?.message}
          writing="free"
          autoComplete="off"
          dir="auto"
          {...form.register("name")}
        />
        <FormError text={formError} />
        <SubmitLine
          text={t("save")}
          pendingText={t("saving")}
          isPending={isPending}
          secondsToWait={secondsToWait}
        />
      </form>
    </Modal>
  );
}
