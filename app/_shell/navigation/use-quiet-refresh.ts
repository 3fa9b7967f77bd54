import { useRouter } from "next/navigation";
import { useCallback } from "react";

/** Renders the page anew without a press, as `quiet-refresh.ts` does; where that cannot be loaded the page stays. */
export function useQuietRefresh(): () => void {
  const { refresh } = useRouter();
  return useCallback(() => {
    import("./quiet-refresh").then(
      ({ quietRefresh }) => quietRefresh(refresh),
      () => {},
    );
  }, [refresh]);
}
