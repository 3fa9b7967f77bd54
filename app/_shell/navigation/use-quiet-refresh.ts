import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { loadPatiently } from "@/lib/live/network";

/** Renders the page anew without a press, as `quiet-refresh.ts` does; where that cannot be loaded the page stays. */
export function useQuietRefresh(): () => void {
  const { refresh } = useRouter();
  return useCallback(() => {
    loadPatiently(() => import("./quiet-refresh")).then(
      ({ quietRefresh }) => quietRefresh(refresh),
      () => {},
    );
  }, [refresh]);
}
