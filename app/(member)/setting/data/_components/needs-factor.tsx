import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Notice } from "@/app/_ui/state/notice";
import { PAGES } from "@/lib/routes";

/** What has to be confirmed, a member without codes and passkeys cannot confirm. */
export async function NeedsFactor() {
  const [t, security] = await Promise.all([
    getTranslations("personalData"),
    getTranslations("security"),
  ]);
  return (
    <Notice tone="info">
      <p className="mb-3">{t("needsFactor")}</p>
      <LinkButton href={PAGES.security.path} size="small">
        {security("twoFactorSetUp")}
      </LinkButton>
    </Notice>
  );
}
