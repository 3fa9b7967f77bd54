import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect } from "react";
import { PreferenceSync } from "@/app/_shell/preferences/preference-sync";
import { ConnectionBanner } from "@/app/_shell/states/connection-banner";
import { loadToasterWhenIdle } from "@/app/_ui/overlay/toast";
import { BrowserSync } from "./browser-sync";

/** What every page has beside its content, public ones too, and none needs for its first paint. */
export function PageSync(preferences: ComponentProps<typeof PreferenceSync>) {
  const closeText = useTranslations("common")("close");
  useEffect(() => loadToasterWhenIdle(closeText), [closeText]);
  return (
    <>
      <BrowserSync />
      <PreferenceSync {...preferences} />
      <ConnectionBanner />
    </>
  );
}
