"use client";

import { LaterCrashScreen } from "@/app/_shell/later-crash-screen";

/** A crash of one page; the frame around it stays. */
export default function MemberError({ error }: { error: Error & { digest?: string } }) {
  return <LaterCrashScreen error={error} />;
}
