"use client";

import { CrashScreen } from "@/app/_shell/crash-screen";

/** A crash of one page; the frame around it stays. */
export default function MemberError({ error }: { error: Error & { digest?: string } }) {
  return <CrashScreen error={error} />;
}
