"use client";

import { useCallback, useEffect, useState } from "react";
import {
  type SpinInput,
  spinFacts,
  spinInput,
  spinInputProblems,
} from "@/lib/domain/game/spin-input";
import { type SpinCheck, type SpinFacts, verifySpin } from "@/lib/domain/game/verify-spin";
import type { Odds } from "./odds";

/** The fields of a check, what is wrong with them, and its result until something is edited. */
export function useCheck(spin: SpinFacts | null, odds: readonly Odds[]) {
  const [input, setInput] = useState(() => spinInput(spin));
  const [problems, setProblems] = useState<ReturnType<typeof spinInputProblems>>({});
  const [result, setResult] = useState<SpinCheck | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const verify = useCallback(
    async (facts: SpinFacts) => {
      try {
        const weights = odds.map(({ weight }) => weight);
        setResult(await verifySpin(facts, weights));
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
    [odds],
  );
  useEffect(() => {
    if (spin) verify(spin);
  }, [spin, verify]);

  return {
    input,
    problems,
    result,
    hasFailed,
    edit(change: Partial<SpinInput>) {
      setInput({ ...input, ...change });
      setResult(null);
    },
    /** Checks what stands in the fields. @returns the first field that cannot be read */
    submit(): keyof SpinInput | null {
      const found = spinInputProblems(input);
      setProblems(found);
      const [first] = Object.keys(found) as (keyof SpinInput)[];
      if (!first) verify(spinFacts(input, spin));
      return first ?? null;
    },
  };
}

export type Check = ReturnType<typeof useCheck>;
