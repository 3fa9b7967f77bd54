import type { ComponentProps } from "react";
import { PreferenceSync } from "@/app/_shell/preferences/preference-sync";
import { ConnectionBanner } from "@/app/_shell/states/connection-banner";

/** What every page has beside its content, public ones too, and none needs for its first paint. */
export function PageSync(preferences: ComponentProps<typeof PreferenceSync>) {
  return (
    <>
      <PreferenceSync {...preferences} />
      <ConnectionBanner />
    </>
  );
}
