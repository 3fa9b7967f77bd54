import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { logout } from "@/lib/session/client";

async function leave() {
  await logout();
  return LEAVING;
}

/** The one flight of a logout, which loads the login page (R4.3); a failure is told in a toast. */
export function useLogout(failedText: string) {
  const { isPending, run } = useSingleFlight();
  const onFailure = (error: unknown) =>
    showErrorToast((error instanceof BffError && error.message) || failedText);
  return { isPending, leave: () => run(leave, onFailure) };
}
