import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Notice } from "@/app/_ui/state/notice";
import { readProfile } from "@/lib/domain/account/server";
import { mayHavePasskey } from "@/lib/domain/capability/server";
import { PAGES } from "@/lib/routes";

/** What has to be confirmed, a member without codes and passkeys cannot confirm. */
export async function NeedsFactor() {
  const [t, security, user] = await Promise.all([
    getTranslations("personalData"),
    getTranslations("security"),
    readProfile(),
  ]);
  return (
    <Notice tone="info">
      <p className="mb-3">{t((await mayHavePasskey(user)) ? "needsFactor" : "needsTwoFactor")}</p>
      <LinkButton href={PAGES.security.path} size="small">
        {security("twoFactorSetUp")}
      </LinkButton>
    </Notice>
  );
}
