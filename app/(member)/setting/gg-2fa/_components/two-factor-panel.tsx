"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { showSuccessToast } from "@/app/_ui/toast";
import { SetupSteps } from "./setup-steps";
import type { TwoFactorTexts } from "./two-factor-texts";

const ManageTwoFactor = lazy(() => import("./manage-two-factor"));
const RecoveryCodes = lazy(() => import("./recovery-codes"));

interface TwoFactorPanelProps {
  /** Null where the service does not tell: then it can be turned on and off alike. */
  isEnabled: boolean | null;
  username: string;
  texts: TwoFactorTexts;
}

/** Off, on, not known, or new recovery codes that have to be saved first. */
export function TwoFactorPanel({ isEnabled, username, texts }: TwoFactorPanelProps) {
  const router = useRouter();
  const [isOn, setOn] = useState(isEnabled);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasChanged, setChanged] = useState(false);

  function show(next: { isOn: boolean; codes: readonly string[] | null }) {
    setOn(next.isOn);
    setCodes(next.codes?.length ? next.codes : null);
    setChanged(true);
    // The codes exist only here, so the page renders anew once they are saved.
    if (!next.codes?.length) router.refresh();
  }

  if (codes) {
    return (
      <Suspense>
        <RecoveryCodes
          codes={codes}
          username={username}
          texts={texts.codes}
          onDone={() => show({ isOn: true, codes: null })}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-5">
      {!isOn && (
        <SetupSteps
          texts={texts.setup}
          takesFocus={hasChanged}
          onEnabled={(fresh) => {
            showSuccessToast(texts.enabled, texts.close);
            show({ isOn: true, codes: fresh });
          }}
        />
      )}
      {isOn !== false && (
        <Suspense>
          <ManageTwoFactor
            texts={texts.manage}
            isKnown={isOn === true}
            takesFocus={hasChanged}
            onDisabled={() => {
              showSuccessToast(texts.disabled, texts.close);
              show({ isOn: false, codes: null });
            }}
            onRenewed={(fresh) => show({ isOn: true, codes: fresh })}
          />
        </Suspense>
      )}
    </div>
  );
}
