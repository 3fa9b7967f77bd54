import type { ComponentProps } from "react";
import { ConnectionBanner } from "./connection-banner";
import { PreferenceKeeper } from "./preference-keeper";

/** What every page has beside its content, public ones too, and none needs for its first paint. */
export function PageKeeper(preferences: ComponentProps<typeof PreferenceKeeper>) {
  return (
    <>
      <PreferenceKeeper {...preferences} />
      <ConnectionBanner />
    </>
  );
}
