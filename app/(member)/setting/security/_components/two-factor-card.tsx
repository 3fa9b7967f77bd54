import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { LinkButton } from "@/app/_ui/link-button";
import { PAGES } from "@/lib/routes";

interface TwoFactorCardProps {
  /** Null where the service does not tell; nothing is claimed then. */
  isEnabled: boolean | null;
}

/** Whether signing in asks for a code, with the way to change it. */
export async function TwoFactorCard({ isEnabled }: TwoFactorCardProps) {
  const [t, page] = await Promise.all([
    getTranslations("security"),
    getTranslations("twoFactorPage"),
  ]);
  const state = isEnabled === null ? null : isEnabled ? "on" : "off";
  const texts = {
    on: t("twoFactorOnText"),
    off: t("twoFactorOffText"),
  };
  return (
    <Card>
      <CardHeading aside={state && <Badge tone={state === "on" ? "up" : "warn"}>{t(state)}</Badge>}>
        {t("twoFactor")}
      </CardHeading>
      <p className="mb-4 text-md text-muted">{state ? texts[state] : page("text")}</p>
      <LinkButton href={PAGES.twoFactor.path} size="small">
        {t(state === "off" ? "twoFactorSetUp" : "twoFactorManage")}
      </LinkButton>
    </Card>
  );
}
