import type { ComponentProps } from "react";
import { PreferenceKeeper } from "@/app/_shell/preferences/preference-sync";
import { ConnectionBanner } from "@/app/_shell/states/connection-banner";

/** What every page has beside its content, public ones too, and none needs for its first paint. */
export function PageKeeper(preferences: ComponentProps<typeof PreferenceKeeper>) {
  return (
    <>
      <PreferenceKeeper {...preferences} />
      <ConnectionBanner />
    </>
  );
}
