import { redirect } from "next/navigation";
import { AUTHENTICATION_PATH } from "@/lib/paths";
import { GUEST_GUARD_PATH } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";

/** The guest guard again, whatever the middleware did (R4.7). */
export async function requireGuest(): Promise<void> {
  const { state } = await currentSession();
  if (state === "member") redirect(GUEST_GUARD_PATH);
  if (state === "pending") redirect(AUTHENTICATION_PATH);
}
