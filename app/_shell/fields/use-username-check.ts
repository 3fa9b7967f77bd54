"use client";

import { useEffect, useState } from "react";
import { checkUsername } from "@/lib/domain/sign-up/client";
import {
  normaliseUsername,
  type UsernameProblem,
  usernameProblem,
} from "@/lib/domain/sign-up/username";

const DEBOUNCE_MS = 400;

export type UsernameCheck =
  | { readonly state: "empty" | "checking" | "free" | "unchecked" }
  | { readonly state: "malformed"; readonly problem: UsernameProblem }
  | { readonly state: "taken"; readonly reason: string | null };

async function ask(username: string, signal: AbortSignal): Promise<UsernameCheck> {
  try {
    const { available, reason } = await checkUsername(username, signal);
    if (typeof available !== "boolean") return { state: "unchecked" };
    return available ? { state: "free" } : { state: "taken", reason: reason ?? null };
  } catch {
    return { state: "unchecked" };
  }
}

/** Asks whether a typed username is free, 400 ms after the last key; a newer one cancels the question. */
export function useUsernameCheck(typed: string): UsernameCheck {
  const username = normaliseUsername(typed);
  const problem = usernameProblem(username);
  const [answer, setAnswer] = useState<{ username: string; check: UsernameCheck } | null>(null);

  useEffect(() => {
    if (problem) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const check = await ask(username, controller.signal);
      if (!controller.signal.aborted) setAnswer({ username, check });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [username, problem]);

  if (username === "") return { state: "empty" };
  if (problem) return { state: "malformed", problem };
  return answer?.username === username ? answer.check : { state: "checking" };
}
