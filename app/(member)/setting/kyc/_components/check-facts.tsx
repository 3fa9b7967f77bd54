import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import type { KycStatus } from "@/lib/kyc/view";
import { MailLink } from "./mail-link";

/** Beside the check: what it unlocks, what it needs, and what happens to the data. */
export async function CheckFacts({ status, mail }: { status: KycStatus; mail: string | null }) {
  const t = await getTranslations("kyc");
  const isOpen = status === "none" || status === "draft" || status === "resubmit";
  return (
    <div className="grid content-start gap-5">
      <Card>
        <CardHeading>{t("unlocksTitle")}</CardHeading>
        <p>{t("unlocks")}</p>
        <p className="mt-2 text-md text-muted">{t("unlocksRest")}</p>
      </Card>
      {isOpen && (
        <Card>
          <CardHeading>{t("needTitle")}</CardHeading>
          <ul className="grid list-disc gap-2 ps-5 text-md text-muted marker:text-faint">
            <li>{t("needDocument")}</li>
            <li>{t("needCamera")}</li>
            <li>{t("needTime")}</li>
          </ul>
        </Card>
      )}
      <Card>
        <CardHeading>{t("privacyTitle")}</CardHeading>
        <p className="text-md text-muted">{t("privacy")}</p>
        <p className="mt-2 text-md text-muted">
          {mail
            ? t.rich("deletion", { mail: () => <MailLink address={mail} /> })
            : t("deletionPlain")}
        </p>
      </Card>
    </div>
  );
}
