import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { CopyButton } from "@/app/_ui/copy-button";
import { LinkButton } from "@/app/_ui/link-button";
import type { User } from "@/lib/contract/account";
import { PAGES } from "@/lib/routes";

const LEGS = [
  { leg: "auto", label: "inviteAuto" },
  { leg: "left", label: "inviteLeft" },
  { leg: "right", label: "inviteRight" },
] as const;

interface InviteCardProps {
  user: User;
  /** The service lets this member invite (R7.2). */
  canInvite: boolean;
}

/** The member's links to invite with, or what is missing for them. */
export async function InviteCard({ user, canInvite }: InviteCardProps) {
  const t = await getTranslations();
  const links = LEGS.flatMap(({ leg, label }) => {
    const address = canInvite && user.refLinks?.[leg];
    return address ? [{ label, address }] : [];
  });
  const needsEmail = user.emailVerified === false;
  const copyTexts = {
    copy: t("common.copy"),
    copied: t("common.copied"),
    failed: t("common.copyFailed"),
  };
  return (
    <Card>
      <CardHeading>{t("profile.invite")}</CardHeading>
      {links.length > 0 ? (
        <>
          <p className="mb-4 text-md text-muted">{t("profile.inviteText")}</p>
          <ul className="grid gap-3">
            {links.map(({ label, address }) => (
              <li key={label} className="rounded-inset bg-raised px-4 py-3">
                <div className="flex items-center justify-between gap-3">
                  <h3 id={`invite-${label}`} className="font-sans text-md font-medium text-muted">
                    {t(`profile.${label}`)}
                  </h3>
                  <CopyButton value={address} texts={copyTexts} />
                </div>
                <bdi dir="ltr" className="mt-1 block text-md font-medium break-all select-all">
                  {address}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h3 className="text-base">{t("profile.inviteClosedTitle")}</h3>
          <p className="mt-1 text-md text-muted">
            {t(needsEmail ? "profile.inviteClosedText" : "profile.inviteUnknownText")}
          </p>
          {needsEmail && (
            <LinkButton href={PAGES.settings.path} size="small" className="mt-4">
              {t("profile.verifyEmail")}
            </LinkButton>
          )}
        </>
      )}
    </Card>
  );
}
