import { type ComponentProps, useEffect } from "react";
import { SpokenPlace } from "@/app/_shell/list/spoken-place";
import { PreferenceSync } from "@/app/_shell/preferences/preference-sync";
import { ConnectionBanner } from "@/app/_shell/states/connection-banner";
import { loadToasterWhenIdle } from "@/app/_ui/overlay/toast";
import { layOutBelowFold } from "./below-fold";
import { BrowserSync } from "./browser-sync";

/** What every page has beside its content, public ones too, and none needs for its first paint. */
export function PageSync({
  languageName,
  ...preferences
}: ComponentProps<typeof SpokenPlace> & ComponentProps<typeof PreferenceSync>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toaster takes its names from the document, which speaks another language then
  useEffect(() => void loadToasterWhenIdle().then(layOutBelowFold), [preferences.locale]);
  return (
    <>
      <BrowserSync />
      <PreferenceSync {...preferences} />
      <SpokenPlace languageName={languageName} />
      <ConnectionBanner />
    </>
  );
}
