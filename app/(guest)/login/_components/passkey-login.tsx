"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { isCancelled, supportsPasskeys } from "@/app/_shell/step-up/passkey-ceremony";
import { Button } from "@/app/_ui/control/button";
import { BffError } from "@/lib/bff/client/client";
import { leaveTo } from "../../_components/leave-to";
import { createPasskeyLogin } from "./passkey-attempts";

/** A passkey by a press, or from the browser's own choices at the username. */
export function PasskeyLogin({ returnUrl }: { returnUrl: string | undefined }) {
  const t = useTranslations("passkeyLogin");
  const failed = useTranslations("login")("failed");
  const [isSupported, setSupported] = useState(true);
  const { isPending, run } = useSingleFlight();
  const [problem, setProblem] = useState<Error | null>(null);
  const [attempts] = useState(() =>
    createPasskeyLogin({
      returnUrl,
      onDone: leaveTo,
      onRefused: (error) => setProblem(isCancelled(error) ? null : error),
    }),
  );

  useEffect(() => {
    setSupported(supportsPasskeys());
    return supportsPasskeys() ? attempts.watch() : undefined;
  }, [attempts]);

  function wordsFor(error: Error): string {
    if (!(error instanceof BffError)) return t("refused");
    if (error.code === "PASSKEY_UNKNOWN") return t("unknown");
    return error.code === "VALIDATION_FAILED" ? t("refused") : error.message || failed;
  }

  async function press() {
    setProblem(null);
    return (await attempts.press()) && LEAVING;
  }

  if (!isSupported) return null;
  return (
    <div className="mt-4 grid gap-4">
      <FormError text={problem && wordsFor(problem)} />
      <Button
        size="hero"
        isPending={isPending}
        onClick={() => run(press, (error) => setProblem(error as Error))}
      >
        {t(isPending ? "waiting" : "submit")}
      </Button>
    </div>
  );
}
