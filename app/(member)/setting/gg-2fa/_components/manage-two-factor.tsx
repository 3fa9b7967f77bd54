"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Notice } from "@/app/_ui/state/notice";
import { disableTwoFactor, renewRecoveryCodes } from "@/lib/domain/two-factor/client";
import { ConfirmedChange } from "../../_components/confirmed-change";
import { FocusHeading } from "../../_components/focus-heading";
import { RenewCodes } from "../../_components/renew-codes";
import { noteLostCodes } from "../../_components/use-unsaved-codes";
import CodeForm from "./code-form";

interface ManageTwoFactorProps {
  /** That it is on; otherwise nothing says so. */
  isKnown: boolean;
  /** Both are confirmed with a passkey or a code, in a dialog; null where there are no passkeys to have. */
  hasPasskey: boolean | null;
  /** Its recovery codes were shown and not acknowledged, or were lost on their way here. */
  hasUnsavedCodes: boolean;
  takesFocus: boolean;
  onDisabled: () => void;
  onRenewed: (codes: readonly string[]) => void;
  /** New recovery codes may have been made, and nobody has seen them. */
  onLost: () => void;
}

/** New recovery codes, or off again. Both want a code, or a passkey of whoever has one. */
export default function ManageTwoFactor({
  isKnown,
  hasPasskey,
  hasUnsavedCodes,
  takesFocus,
  onDisabled,
  onRenewed,
  onLost,
}: ManageTwoFactorProps) {
  const t = useTranslations("twoFactorPage");
  return (
    <div className="grid max-w-[60rem] gap-5">
      {isKnown && (
        <Card>
          <div className="mb-1.5 flex flex-wrap items-center gap-3">
            <FocusHeading takesFocus={takesFocus}>{t("onTitle")}</FocusHeading>
            <Badge tone="up">{t("on")}</Badge>
          </div>
          <p className="text-md text-muted">{t(hasPasskey === null ? "onTextAlone" : "onText")}</p>
          {hasUnsavedCodes && (
            <Notice tone="warn" className="mt-4">
              {t("codesUnsaved")}
            </Notice>
          )}
        </Card>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeading>{t("renewTitle")}</CardHeading>
          <p className="mb-5 text-md text-muted">{t("renewText")}</p>
          {hasPasskey ? (
            <RenewCodes onRenewed={onRenewed} onLost={onLost} />
          ) : (
            <CodeForm
              texts={{
                label: t("code"),
                // The code that turned it on is used up.
                hint: hasUnsavedCodes ? t("codeHint") : undefined,
                submit: t("renew"),
                submitting: t("renewing"),
                failed: t("renewFailed"),
                unknown: t("renewUnknown"),
              }}
              tone="outline"
              send={(code) => noteLostCodes(renewRecoveryCodes({ code }), onLost)}
              onDone={onRenewed}
            />
          )}
        </Card>
        <Card>
          <CardHeading>{t("disableTitle")}</CardHeading>
          <p className="mb-5 text-md text-muted">
            {t(
              hasPasskey
                ? "disableTextPasskey"
                : hasPasskey === null
                  ? "disableTextAlone"
                  : "disableText",
            )}
          </p>
          {hasPasskey ? (
            <ConfirmedChange
              action="second_factor_change"
              what={t("disableTitle")}
              texts={{
                submit: t("disable"),
                submitting: t("disabling"),
                failed: t("disableFailed"),
                unknown: t("disableUnknown"),
              }}
              send={(proof) => disableTwoFactor({ proof })}
              onDone={onDisabled}
            />
          ) : (
            <CodeForm
              texts={{
                label: t("anyCode"),
                submit: t("disable"),
                submitting: t("disabling"),
                failed: t("disableFailed"),
                unknown: t("disableUnknown"),
              }}
              tone="outline"
              takesRecoveryCode
              send={(code) => disableTwoFactor({ code })}
              onDone={onDisabled}
            />
          )}
        </Card>
      </div>
    </div>
  );
}
