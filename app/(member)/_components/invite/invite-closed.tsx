import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { PAGES } from "@/lib/routes";

/** Why there is no link to invite with, and the way to one where the member can do something. */
export async function InviteClosed({ needsEmail }: { needsEmail: boolean }) {
  const t = await getTranslations("profile");
  return (
    <>
      <h3 className="text-base">{t("inviteClosedTitle")}</h3>
      <p className="mt-1 text-md text-muted">
        {t(needsEmail ? "inviteClosedText" : "inviteUnknownText")}
      </p>
      {needsEmail && (
        <LinkButton href={PAGES.settings.path} size="small" className="mt-4">
          {t("verifyEmail")}
        </LinkButton>
      )}
    </>
  );
}
