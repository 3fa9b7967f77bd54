"use client";

import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { disableTwoFactor, renewRecoveryCodes } from "@/lib/two-factor/client";
import CodeForm from "./code-form";
import { FocusHeading } from "./focus-heading";
import type { TwoFactorTexts } from "./two-factor-texts";

interface ManageTwoFactorProps {
  texts: TwoFactorTexts["manage"];
  /** That it is on; otherwise nothing says so. */
  isKnown: boolean;
  takesFocus: boolean;
  onDisabled: () => void;
  onRenewed: (codes: readonly string[]) => void;
}

/** New recovery codes, or off again. Both want a code. */
export default function ManageTwoFactor({
  texts,
  isKnown,
  takesFocus,
  onDisabled,
  onRenewed,
}: ManageTwoFactorProps) {
  return (
    <div className="grid max-w-[60rem] gap-5">
      {isKnown && (
        <Card>
          <div className="mb-1.5 flex flex-wrap items-center gap-3">
            <FocusHeading takesFocus={takesFocus}>{texts.title}</FocusHeading>
            <Badge tone="up">{texts.on}</Badge>
          </div>
          <p className="text-md text-muted">{texts.text}</p>
        </Card>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeading>{texts.renewTitle}</CardHeading>
          <p className="mb-5 text-md text-muted">{texts.renewText}</p>
          <CodeForm
            texts={texts.renew}
            tone="outline"
            send={renewRecoveryCodes}
            onDone={onRenewed}
          />
        </Card>
        <Card>
          <CardHeading>{texts.disableTitle}</CardHeading>
          <p className="mb-5 text-md text-muted">{texts.disableText}</p>
          <CodeForm
            texts={texts.disable}
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
