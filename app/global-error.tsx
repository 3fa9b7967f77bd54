"use client";

import "./globals.css";
import { CrashScreen } from "./_shell/states/crash-screen";

/** Replaces the whole document when the root layout itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const before = typeof document === "undefined" ? null : document.documentElement;
  return (
    <html
      lang={before?.lang || "en-US"}
      dir={before?.dir || "ltr"}
      data-theme={before?.dataset.theme}
      suppressHydrationWarning
    >
      <body>
        <main>
          <CrashScreen error={error} titlesDocument />
        </main>
      </body>
    </html>
  );
}
