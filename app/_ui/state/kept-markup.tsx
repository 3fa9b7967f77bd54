"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** React leaves the markup alone that it finds where it was to set none. */
const AS_IT_CAME = { __html: "" };

/** In the browser, what the document brought in this place; it must have stood in a `div` of the same classes. */
export function KeptMarkup({ className }: { className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    // Made anew, by a return through the router or after markup that somebody changed: a navigation brings all of it.
    if (!box.current?.hasChildNodes()) router.refresh();
  }, [router]);
  return (
    <div
      ref={box}
      data-standing
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
      dangerouslySetInnerHTML={AS_IT_CAME}
    />
  );
}
