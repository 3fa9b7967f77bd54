import { useTranslations } from "next-intl";
import { renewRecoveryCodes } from "@/lib/domain/two-factor/client";
import { ConfirmedChange } from "./confirmed-change";

/** New recovery codes of a member who has a passkey, confirmed once more. */
export function RenewCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
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
      send={(proof) => renewRecoveryCodes({ proof })}
      onDone={onRenewed}
    />
  );
}
