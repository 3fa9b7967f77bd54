"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { loadPatiently } from "@/lib/live/network";
import { useUnsavedCodes } from "../../_components/use-unsaved-codes";
import { SetupSteps } from "./setup-steps";

const ManageTwoFactor = lazy(() => loadPatiently(() => import("./manage-two-factor")));
const RecoveryCodes = lazy(() => loadPatiently(() => import("../../_components/recovery-codes")));

interface TwoFactorPanelProps {
  /** Null where the service does not tell: then it can be turned on and off alike. */
  isEnabled: boolean | null;
  /** Then changes are confirmed with one, and not with a code; null where there are none to have. */
  hasPasskey: boolean | null;
  username: string;
}

/** Off, on, not known, or new recovery codes that have to be saved first. */
export function TwoFactorPanel({ isEnabled, hasPasskey, username }: TwoFactorPanelProps) {
  const t = useTranslations("twoFactorPage");
  const router = useRouter();
  const [isOn, setOn] = useState(isEnabled);
  const [read, setRead] = useState(isEnabled);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // The page was read anew; codes that are shown exist only here.
  if (read !== isEnabled && !codes) {
    setRead(isEnabled);
    setOn(isEnabled);
  }
  const [hasChanged, setChanged] = useState(false);
  const [hasUnsavedCodes, noteUnsavedCodes] = useUnsavedCodes(username);
  // Codes of a factor that has been turned off elsewhere are nobody's, unless they stand in for a passkey, too.
  useEffect(() => {
    if (isEnabled === false && !hasPasskey) noteUnsavedCodes(false);
  }, [isEnabled, hasPasskey, noteUnsavedCodes]);

  const noteLost = () => noteUnsavedCodes(true);

  function show(next: {
    isOn: boolean;
    codes: readonly string[] | null;
    hasUnsavedCodes?: boolean;
  }) {
    setOn(next.isOn);
    const codes = next.codes?.length ? next.codes : null;
    noteUnsavedCodes(next.hasUnsavedCodes ?? codes !== null);
    setCodes(codes);
    setChanged(true);
    // The codes exist only here, so the page renders anew once they are saved.
    if (!codes) router.refresh();
  }

  if (codes) {
    return (
      <Suspense>
        <RecoveryCodes
          codes={codes}
          username={username}
          onDone={() => show({ isOn: true, codes: null })}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-5">
      {!isOn && (
        <SetupSteps
          takesFocus={hasChanged}
          onEnabled={(fresh) => {
            showSuccessToast(t("enabled"));
            show({ isOn: true, codes: fresh });
          }}
          onFoundOn={(areCodesLost) =>
            show({ isOn: true, codes: null, hasUnsavedCodes: areCodesLost })
          }
          onLost={noteLost}
        />
      )}
      {isOn !== false && (
        <Suspense>
          <ManageTwoFactor
            isKnown={isOn === true}
            hasPasskey={hasPasskey}
            hasUnsavedCodes={hasUnsavedCodes}
            takesFocus={hasChanged}
            onDisabled={() => {
              showSuccessToast(t("disabled"));
              show({ isOn: false, codes: null });
            }}
            onRenewed={(fresh) => show({ isOn: true, codes: fresh })}
            onLost={noteLost}
          />
        </Suspense>
      )}
    </div>
  );
}
