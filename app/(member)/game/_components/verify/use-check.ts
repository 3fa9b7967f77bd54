"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { SPIN_FIELDS, type SpinInput, spinFacts, spinInput } from "@/lib/domain/game/spin-input";
import { type SpinCheck, verifySpin } from "@/lib/domain/game/verify-spin";
import type { VerifyModalProps } from "./verify-provider";

/** The fields of a check and its result until something is edited. */
export function useCheck({ spin, odds }: Pick<VerifyModalProps, "spin" | "odds">) {
  const t = useTranslations("wheel");
  const words = useTranslations("check");
  const [result, setResult] = useState<SpinCheck | null>(null);
  const server = useServerForm<SpinInput, SpinCheck>({
    fields: SPIN_FIELDS,
    defaultValues: spinInput(spin),
    failedText: words("cannotCompute"),
    rules: async () =>
      (await import("@/lib/domain/game/spin-rules")).checkRules({
        missing: t("missing"),
        nonce: t("nonceProblem"),
        hash: t("hashProblem"),
      }),
    send: (input) =>
      verifySpin(
        spinFacts(input, spin),
        odds.map(({ weight }) => weight),
      ),
    onDone: setResult,
  });
  return { ...server, result, edit: () => setResult(null) };
}

export type Check = ReturnType<typeof useCheck>;
