"use client";

import { CopyButton } from "@/app/_ui/copy-button";
import { QrPlate } from "@/app/_ui/qr-plate";
import type { TwoFactorSetup } from "@/lib/two-factor/client";
import { groupSecret } from "@/lib/two-factor/recovery-text";
import type { TwoFactorTexts } from "./two-factor-texts";

interface SetupKeyProps {
  setup: TwoFactorSetup;
  texts: TwoFactorTexts["setup"];
}

/** The key as a QR code, drawn in this browser, and as text. */
export default function SetupKey({ setup, texts }: SetupKeyProps) {
  return (
    <>
      <p className="mb-4 text-md text-muted">{texts.scanText}</p>
      <div className="flex flex-wrap items-center gap-6">
        <QrPlate value={setup.otpUrl} label={texts.qr} />
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="mb-1.5 font-sans text-md font-medium">{texts.key}</h3>
          <p className="mb-3 rounded-inset bg-raised px-4 py-3 text-base font-medium">
            <bdi dir="ltr" className="figures tracking-wide break-words">
              {groupSecret(setup.secret)}
            </bdi>
          </p>
          <CopyButton value={setup.secret} texts={texts.copy} />
        </div>
      </div>
    </>
  );
}
