import { useTranslations } from "next-intl";
import { renewRecoveryCodes } from "@/lib/domain/two-factor/client";
import { ConfirmedChange } from "./confirmed-change";
import { noteLostCodes } from "./use-unsaved-codes";

interface RenewCodesProps {
  onRenewed: (codes: readonly string[]) => void;
  /** The new ones may have been made, and nobody has seen them. */
  onLost: () => void;
}

/** New recovery codes of a member who has a passkey, confirmed once more. */
export function RenewCodes({ onRenewed, onLost }: RenewCodesProps) {
  const t = useTranslations("twoFactorPage");
  return (
    <ConfirmedChange
      action="recovery_codes"
      what={t("renewTitle")}
      texts={{
        submit: t("renew"),
        submitting: t("renewing"),
        failed: t("renewFailed"),
        unknown: t("renewUnknown"),
      }}
      send={(proof) => noteLostCodes(renewRecoveryCodes({ proof }), onLost)}
      onDone={onRenewed}
    />
  );
}
