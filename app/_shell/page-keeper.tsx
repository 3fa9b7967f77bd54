import type { ComponentProps } from "react";
import { ConnectionBanner } from "./connection-banner";
import { PreferenceKeeper } from "./preference-keeper";

interface PageKeeperProps extends ComponentProps<typeof PreferenceKeeper> {
  connectionTexts: ComponentProps<typeof ConnectionBanner>["texts"];
}

/** What every page has beside its content, public ones too, and none needs for its first paint. */
export function PageKeeper({ connectionTexts, ...preferences }: PageKeeperProps) {
  return (
    <>
      <PreferenceKeeper {...preferences} />
      <ConnectionBanner texts={connectionTexts} />
    </>
  );
}
