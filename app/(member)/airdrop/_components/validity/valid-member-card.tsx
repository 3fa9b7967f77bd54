import { BadgeCheck } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import { LinkButton } from "@/app/_ui/link-button";
import { PAGES } from "@/lib/routes";

/** The member has become valid: what that opens, and the step that comes next. */
export async function ValidMemberCard() {
  const t = await getTranslations("airdrop.validity");
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint-up text-up">
        <Icon node={BadgeCheck} size={26} />
      </span>
      <div className="min-w-56 flex-1">
        <h2 className="text-lg">{t("reachedTitle")}</h2>
        <p className="mt-0.5 text-md text-muted">{t("reachedText")}</p>
      </div>
      <LinkButton href={PAGES.mining.path} tone="primary" className="grow sm:grow-0">
        {t("startMining")}
      </LinkButton>
    </Card>
  );
}
