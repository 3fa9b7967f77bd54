"use client";

import { useCallback, useEffect, useState } from "react";
import { usePolling } from "@/app/_ui/live/use-polling";
import { BffError } from "@/lib/bff/client/client";
import { fetchNotifications, type Notifications } from "@/lib/domain/notification/client";

const REFRESH_MS = 60_000;

export interface NotificationFeed {
  /** Null until the first answer. */
  notifications: Notifications | null;
  /** The service knows no notifications, or did not answer. */
  problem: "missing" | "failed" | null;
  refresh: () => void;
}

/** The member's notifications, asked once the page stands, each minute and when the tab comes back. */
export function useNotifications(): NotificationFeed {
  const [isMissing, setMissing] = useState(false);
  const load = useCallback(async (signal: AbortSignal): Promise<Notifications | null> => {
    try {
      return await fetchNotifications(signal);
    } catch (error) {
      setMissing(error instanceof BffError && error.status === 404);
      throw error;
    }
  }, []);
  const { value, hasFailed, refresh } = usePolling(load, null, REFRESH_MS);
  useEffect(refresh, [refresh]);
  const problem = isMissing ? "missing" : "failed";
  return { notifications: value, problem: hasFailed ? problem : null, refresh };
}
