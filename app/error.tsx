"use client";

import { CrashScreen } from "./_shell/crash-screen";

export default function RootError({ error }: { error: Error & { digest?: string } }) {
  return (
    <main>
      <CrashScreen error={error} />
    </main>
  );
}
