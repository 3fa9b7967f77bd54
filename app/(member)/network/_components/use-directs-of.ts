"use client";

import { useEffect, useState } from "react";
import { BffError } from "@/lib/bff/client";
import type { TeamMember } from "@/lib/contract/team-member";
import { fetchDirectsOf } from "@/lib/team/client";

interface Loaded {
  readonly items: readonly TeamMember[];
  readonly total: number;
  /** Up to which page, from 1; 0 before the first. */
  readonly page: number;
}

/** A member's direct referrals, page after page; asked when it is mounted and for more. */
export function useDirectsOf(username: string) {
  const [loaded, setLoaded] = useState<Loaded>({ items: [], total: 0, page: 0 });
  const [question, setQuestion] = useState({ page: 1 });
  const [state, setState] = useState<"loading" | "ready" | "failed" | "gone">("loading");

  useEffect(() => {
    const controller = new AbortController();
    setState("loading");
    fetchDirectsOf(username, question.page, controller.signal).then(
      ({ items, total, page }) => {
        if (controller.signal.aborted) return;
        setLoaded((before) => {
          const shown = new Set(before.items.map((one) => one.username));
          const added = items.filter((one) => !shown.has(one.username));
          return { items: [...before.items, ...added], total, page };
        });
        setState("ready");
      },
      (error) => {
        if (controller.signal.aborted) return;
        const isGone = error instanceof BffError && error.code === "NOT_FOUND";
        setState(isGone ? "gone" : "failed");
      },
    );
    return () => controller.abort();
  }, [username, question]);

  return {
    ...loaded,
    state,
    hasMore: loaded.items.length < loaded.total,
    loadMore: () => setQuestion({ page: loaded.page + 1 }),
    retry: () => setQuestion(({ page }) => ({ page })),
  };
}
