import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readProfile } from "@/lib/domain/account/server";
import { PAGES } from "@/lib/routes";
import { readInviteLinks } from "./read-invite-links";

interface EmptyTeamProps {
  title: string;
  /** What to do with a link, and the way to it. */
  text: string;
  action: ReactNode;
}

/** That nobody has been invited yet; without a link to invite by (R7.2), what is missing for one. */
export async function EmptyTeam({ title, text, action }: EmptyTeamProps) {
  const [t, links, user] = await Promise.all([
    getTranslations("profile"),
    readInviteLinks(),
    readProfile(),
  ]);
  const needsEmail = user.emailVerified === false;
  const closed = {
    text: t(needsEmail ? "inviteClosedText" : "inviteUnknownText"),
    action: needsEmail && <LinkButton href={PAGES.settings.path}>{t("verifyEmail")}</LinkButton>,
  };
  return (
    <Card>
      <EmptyState art="team" title={title} {...(links.length > 0 ? { text, action } : closed)} />
    </Card>
  );
}
