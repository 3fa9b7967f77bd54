"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { PasswordMeter } from "@/app/_ui/control/password-meter";
import type { PasswordEstimate } from "@/lib/domain/password/estimate";
import { passwordMeter } from "@/lib/domain/password/meter";
import type { PasswordOwner } from "@/lib/domain/password/rules";
import { loadPatiently } from "@/lib/live/network";

export interface LiveMeterProps {
  password: string;
  /** Whose names the password must not resemble. */
  owner?: PasswordOwner;
}

/** No letter that is typed is estimated or spoken for. */
const RESTED_MS = 400;

async function loadEstimator() {
  // The condition keeps the dictionaries out of the server's build.
  if (typeof window !== "undefined")
    return loadPatiently(() => import("@/lib/domain/password/estimate"));
  throw new Error("Passwords are estimated in the browser");
}

function isNewPassword(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.autocomplete === "new-password";
}

/** The estimate of a password that has rested; its dictionaries come with the focus of the form's field. */
function useEstimate(password: string, { username, email }: PasswordOwner) {
  const place = useRef<HTMLDivElement>(null);
  const [rested, setRested] = useState<{ of: string; estimate: PasswordEstimate | null }>({
    of: "",
    estimate: null,
  });
  useEffect(() => {
    const form = place.current?.closest("form");
    const load = ({ target }: { target: EventTarget | null }) => {
      // A failure shows once the password rests, which loads them again.
      if (isNewPassword(target)) loadEstimator().catch(() => null);
    };
    load({ target: document.activeElement });
    form?.addEventListener("focusin", load);
    return () => form?.removeEventListener("focusin", load);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const estimator = password ? await loadEstimator().catch(() => null) : null;
      if (!isCurrent) return;
      const estimate = estimator?.estimatePassword(password, { username, email }) ?? null;
      setRested({ of: password, estimate });
    }, RESTED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, username, email]);
  return { place, estimate: rested.estimate, isTyped: password !== "" && rested.of !== password };
}

/** The meter for what is typed. */
export function LiveMeter({ password, owner }: LiveMeterProps) {
  const t = useTranslations("newPassword");
  const { place, estimate, isTyped } = useEstimate(password, owner ?? {});
  return (
    <div ref={place}>
      <PasswordMeter isBusy={isTyped} {...passwordMeter(password, t, owner, estimate)} />
    </div>
  );
}
