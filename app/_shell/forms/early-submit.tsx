import { headers } from "next/headers";
import { NONCE_HEADER } from "@/lib/policy/internal-headers";

const RETRY_MS = 100;

/** Runs in the document before any other script: it may use nothing but its argument and the browser. */
function holdEarlySubmits(retryMs: number): void {
  let timer: number | undefined;
  window.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    window.clearTimeout(timer);
    if (event.defaultPrevented) return;
    event.preventDefault();
    timer = window.setTimeout(() => {
      if (form.isConnected) form.requestSubmit(event.submitter);
    }, retryMs);
  });
}

/**
 * A form that is sent before its script lives waits for it instead of leaving the page with what was
 * typed: what no handler took is tried again every 100 ms.
 */
export async function EarlySubmit() {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with no data of anybody.
      dangerouslySetInnerHTML={{ __html: `(${holdEarlySubmits})(${RETRY_MS})` }}
    />
  );
}
