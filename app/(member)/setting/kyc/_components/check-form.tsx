import { getLocale, getTranslations } from "next-intl/server";
import { Notice } from "@/app/_ui/notice";
import { latestBirthDate } from "@/lib/kyc/birth-date";
import { readUploadLimits } from "@/lib/kyc/server";
import type { KycView } from "@/lib/kyc/view";
import { countryOptions } from "@/lib/profile/countries";
import { readProfile } from "@/lib/profile/server";
import { KycIsland } from "./kyc-island";
import { kycTexts } from "./kyc-texts";
import { ReasonList } from "./reason-list";

/** The form with what a reviewer wants again above it. */
export async function CheckForm({ view }: { view: KycView }) {
  const [t, locale, texts, { username }] = await Promise.all([
    getTranslations("kyc.form"),
    getLocale(),
    kycTexts(),
    readProfile(),
  ]);
  const isAgain = view.status === "resubmit";
  return (
    <div className="grid min-w-0 gap-5">
      {isAgain && (
        <Notice tone="warn" title={t("resubmitTitle")}>
          <p className="mb-2">{t("resubmitText")}</p>
          <ReasonList view={view} />
        </Notice>
      )}
      <KycIsland
        key={isAgain ? `again-${view.reviewedAt}` : "first"}
        initial={view}
        username={username}
        locale={locale}
        texts={texts}
        limits={readUploadLimits()}
        countries={countryOptions(locale)}
        latestBirthDate={latestBirthDate(new Date())}
      />
    </div>
  );
}
