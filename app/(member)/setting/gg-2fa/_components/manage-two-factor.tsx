"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { disableTwoFactor, renewRecoveryCodes } from "@/lib/domain/two-factor/client";
import CodeForm from "./code-form";
import { FocusHeading } from "./focus-heading";

interface ManageTwoFactorProps {
  /** That it is on; otherwise nothing says so. */
  isKnown: boolean;
  takesFocus: boolean;
  onDisabled: () => void;
  onRenewed: (codes: readonly string[]) => void;
}

/** New recovery codes, or off again. Both want a code. */
export default function ManageTwoFactor({
  isKnown,
  takesFocus,
  onDisabled,
  onRenewed,
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
          <p className="text-md text-muted">{t("onText")}</p>
        </Card>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeading>{t("renewTitle")}</CardHeading>
          <p className="mb-5 text-md text-muted">{t("renewText")}</p>
          <CodeForm
            texts={{
              label: t("code"),
              submit: t("renew"),
              submitting: t("renewing"),
              failed: t("renewFailed"),
            }}
            tone="outline"
            send={renewRecoveryCodes}
            onDone={onRenewed}
          />
        </Card>
        <Card>
          <CardHeading>{t("disableTitle")}</CardHeading>
          <p className="mb-5 text-md text-muted">{t("disableText")}</p>
          <CodeForm
            texts={{
              label: t("anyCode"),
              submit: t("disable"),
              submitting: t("disabling"),
              failed: t("disableFailed"),
            }}
            tone="outline"
            takesRecoveryCode
            send={disableTwoFactor}
            onDone={onDisabled}
          />
        </Card>
      </div>
    </div>
  );
}
