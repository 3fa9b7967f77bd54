"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LogoutButton } from "@/app/_shell/menu/logout-button";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { saveAcceptedTerms } from "@/lib/domain/account/client";

interface NewTermsProps {
  version: string;
  href: string;
}

/** Asks a member whether the terms that have changed are accepted; only that, or a logout, leads on. */
export function NewTerms({ version, href }: NewTermsProps) {
  const t = useTranslations("legal");
  const [state, setState] = useState<"asking" | "saving" | "failed" | "done">("asking");

  async function accept() {
    if (state === "saving") return;
    setState("saving");
    await saveAcceptedTerms(version).then(
      () => setState("done"),
      () => setState("failed"),
    );
  }

  if (state === "done") return null;
  return (
    <Modal
      title={t("changedTitle")}
      description={t("changedText")}
      onClose={() => undefined}
      isDismissable={false}
      footer={
        <div className="grid gap-2">
          <Button tone="primary" onClick={accept} isPending={state === "saving"}>
            {state === "saving" ? t("accepting") : t("accept")}
          </Button>
          <LogoutButton className="flex min-h-11 items-center justify-center gap-3 rounded-inset px-3 text-md font-medium text-muted hover:text-text" />
        </div>
      }
    >
      <ExternalLink
        href={href}
        className="min-h-11 font-semibold text-accent-text underline underline-offset-4"
      >
        {t("read")}
      </ExternalLink>
      {state === "failed" && (
        <p role="alert" className="mt-3 text-md text-down">
          {t("acceptFailed")}
        </p>
      )}
    </Modal>
  );
}
