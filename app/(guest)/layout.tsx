import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FormNotice } from "@/app/_shell/forms/form-card";
import { FirstViewEnd, PublicFrame } from "@/app/_shell/frame/public-frame";

export default async function GuestLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("common");
  return (
    <PublicFrame>
      {/* What these pages send goes by a script: without one they would come back empty, and say nothing. */}
      <noscript>
        <div className="mx-auto w-full max-w-[30.5rem] px-5 py-6 lg:px-6">
          <FormNotice tone="warn">{t("needsScript")}</FormNotice>
        </div>
      </noscript>
      {children}
      <FirstViewEnd />
    </PublicFrame>
  );
}
