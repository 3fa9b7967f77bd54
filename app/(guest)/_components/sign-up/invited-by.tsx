import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";

interface InvitedByProps {
  /** Who invites; null once the visitor goes on without. */
  sponsor: ReactNode | null;
  /** The server's refusal of this sponsor. */
  error: string | undefined;
  /** Takes the invitation away, or back. */
  onChange: () => void;
}

/** Who invites, and in the same place that nobody does any more. */
export default function InvitedBy({ sponsor, error, onChange }: InvitedByProps) {
  const t = useTranslations("signUp");
  const id = useId();
  const [hasChanged, setHasChanged] = useState(false);
  function change(): void {
    setHasChanged(true);
    onChange();
  }
  if (sponsor === null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-inset bg-raised px-4 py-1">
        <p id={id} className="text-md text-muted">
          {t("withoutInvitation")}
        </p>
        <Button
          ref={takeFocus}
          aria-describedby={id}
          tone="quiet"
          className="-me-4.5 text-md"
          onClick={change}
        >
          {t("restoreInvitation")}
        </Button>
      </div>
    );
  }
  return (
    <div className="rounded-inset bg-raised px-4 pt-4 pb-1">
      {sponsor}
      {error && (
        <p role="alert" className="mt-2 text-sm text-down">
          {error}
        </p>
      )}
      <Button
        ref={hasChanged ? takeFocus : undefined}
        tone="quiet"
        className="-ms-4.5 text-md"
        onClick={change}
      >
        {t("removeInvitation")}
      </Button>
    </div>
  );
}
