import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/state/notice";
import { RenewCodes } from "../../_components/renew-codes";

interface OwnCodesProps {
  /** They were shown and not acknowledged, or were lost on their way here. */
  areUnsaved: boolean;
  onRenewed: (codes: readonly string[]) => void;
  onLost: () => void;
}

/** New recovery codes of a member who has passkeys alone. */
export default function OwnCodes({ areUnsaved, onRenewed, onLost }: OwnCodesProps) {
  const t = useTranslations("twoFactorPage");
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-base font-medium">{t("renewTitle")}</h3>
        <p className="text-sm text-muted">{t("renewText")}</p>
      </div>
      {areUnsaved && <Notice tone="warn">{t("codesUnsaved")}</Notice>}
      <RenewCodes onRenewed={onRenewed} onLost={onLost} />
    </div>
  );
}
