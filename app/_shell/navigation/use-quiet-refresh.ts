import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { loadPatiently } from "@/lib/live/network";

/**
 * Renders the page anew as `quiet-refresh.ts` does: without a press, or after a write whose receipt may be open. Where that
 * cannot be loaded the page stays.
 */
export function useQuietRefresh(): () => Promise<void> {
  const { refresh } = useRouter();
  return useCallback(
    () =>
      loadPatiently(() => import("./quiet-refresh")).then(
        ({ quietRefresh }) => quietRefresh(refresh),
        () => {},
      ),
    [refresh],
  );
}
