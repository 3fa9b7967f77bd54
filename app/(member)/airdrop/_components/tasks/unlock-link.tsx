import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { PAGES } from "@/lib/routes";
import { CORE_TASKS_ID } from "../anchors";

const PLACES = {
  needs_email: PAGES.settings.path,
  needs_valid: `#${CORE_TASKS_ID}`,
} as const;

const isKnown = (reason: string): reason is keyof typeof PLACES => Object.hasOwn(PLACES, reason);

/** The way to what a locked task waits for; nothing when only time opens it. */
export async function UnlockLink({ failReason }: Pick<AirdropTask, "failReason">) {
  const t = await getTranslations("airdrop.tasks");
  if (!failReason || !isKnown(failReason)) return null;
  return (
    <LinkButton href={PLACES[failReason]} size="small">
      {t(`unlock.${failReason}`)}
    </LinkButton>
  );
}
