import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { LinkButton } from "@/app/_ui/link-button";
import { PAGES } from "@/lib/routes";

/** Whether signing in asks for a code, with the way to change it. */
export async function TwoFactorCard({ isEnabled }: { isEnabled: boolean }) {
  const t = await getTranslations("security");
  return (
    <Card>
      <CardHeading
        aside={<Badge tone={isEnabled ? "up" : "warn"}>{t(isEnabled ? "on" : "off")}</Badge>}
      >
        {t("twoFactor")}
      </CardHeading>
      <p className="mb-4 text-md text-muted">
        {t(isEnabled ? "twoFactorOnText" : "twoFactorOffText")}
      </p>
      <LinkButton href={PAGES.twoFactor.path} size="small">
        {t(isEnabled ? "twoFactorManage" : "twoFactorSetUp")}
      </LinkButton>
    </Card>
  );
}
