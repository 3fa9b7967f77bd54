"use client";

import { useEffect, useState } from "react";
import { type FoundMember, findMember } from "@/lib/domain/team/client";
import { searchedText } from "@/lib/domain/team/searched-text";

const DEBOUNCE_MS = 400;

export type MemberSearchState =
  | { readonly state: "idle" | "searching" | "failed" }
  | { readonly state: "found"; readonly items: readonly FoundMember[] };

/** Members of the own tree that a typed text finds, asked once typing rests; a newer text cancels the question. */
export function useMemberSearch(typed: string): MemberSearchState {
  const text = searchedText(typed);
  const [answer, setAnswer] = useState<{ text: string; result: MemberSearchState } | null>(null);

  useEffect(() => {
    if (text === "") return;
    const controller = new AbortController();
    const tell = (result: MemberSearchState) => {
      if (!controller.signal.aborted) setAnswer({ text, result });
    };
    const timer = setTimeout(() => {
      findMember(text, controller.signal).then(
        (items) => tell({ state: "found", items }),
        () => tell({ state: "failed" }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  if (text === "") return { state: "idle" };
  return answer?.text === text ? answer.result : { state: "searching" };
}
