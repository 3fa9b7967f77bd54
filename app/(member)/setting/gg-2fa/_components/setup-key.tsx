"use client";

import { useTranslations } from "next-intl";
import { QrPlate } from "@/app/_ui/data/qr-plate";
import { CopyButton } from "@/app/_ui/file/copy-button";
import type { TwoFactorSetup } from "@/lib/domain/two-factor/client";
import { groupSecret } from "@/lib/domain/two-factor/recovery-text";

interface SetupKeyProps {
  setup: TwoFactorSetup;
}

/** The key as a QR code, drawn in this browser, and as text. */
export default function SetupKey({ setup }: SetupKeyProps) {
  const t = useTranslations("twoFactorPage");
  return (
    <>
      <p className="mb-4 text-md text-muted">{t("stepScanText")}</p>
      <div className="flex flex-wrap items-center gap-6">
        <QrPlate value={setup.otpUrl} label={t("qr")} />
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="mb-1.5 font-sans text-md font-medium">{t("key")}</h3>
          <p className="mb-3 rounded-inset bg-raised px-4 py-3 text-base font-medium">
            <bdi dir="ltr" className="figures tracking-wide break-words">
              {groupSecret(setup.secret)}
            </bdi>
          </p>
          <CopyButton value={setup.secret} what={t("key")} />
        </div>
      </div>
    </>
  );
}
