import { getTranslations } from "next-intl/server";
import { Avatar } from "@/app/_ui/avatar";
import { Badge } from "@/app/_ui/badge";
import type { NamedSponsor } from "./sponsor-props";

/** Who invites, on which leg, and what else is to be known about the invitation. */
export async function SponsorFace({ name, username, pictureUrl, leg, notes }: NamedSponsor) {
  const t = await getTranslations("signUp");
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={name} size={44} src={pictureUrl} />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t("invitedBy")}</p>
          <p className="truncate font-semibold text-text">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-sm text-muted">
            <bdi dir="ltr">@{username}</bdi>
          </p>
        </div>
        {leg && <Badge tone="violet">{t(leg)}</Badge>}
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-warn">
          {note}
        </p>
      ))}
    </>
  );
}
