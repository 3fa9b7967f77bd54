import { useRouter } from "next/navigation";
import { useCallback, useState, useTransition } from "react";
import { loadPatiently } from "@/lib/live/network";

function askAndRefresh(refresh: () => void): Promise<void> {
  return loadPatiently(() => import("./quiet-refresh")).then(
    ({ quietRefresh }) => quietRefresh(refresh),
    () => {},
  );
}

/**
 * Renders the page anew as `quiet-refresh.ts` does: without a press, or after a write whose receipt may be open. Where that
 * cannot be loaded the page stays.
 */
export function useQuietRefresh(): () => Promise<void> {
  const { refresh } = useRouter();
  return useCallback(() => askAndRefresh(refresh), [refresh]);
}

/** The same, and whether it is under way. The question is no transition: every link would wait for its answer. */
export function useBusyRefresh(): readonly [isRefreshing: boolean, refresh: () => void] {
  const { refresh } = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isRendering, start] = useTransition();
  const renew = useCallback(() => {
    setAsking(true);
    askAndRefresh(() => start(refresh)).then(() => setAsking(false));
  }, [refresh]);
  return [isAsking || isRendering, renew];
}
