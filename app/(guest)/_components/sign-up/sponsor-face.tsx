import { useTranslations } from "next-intl";
import { Avatar } from "@/app/_ui/data/avatar";
import { Badge } from "@/app/_ui/data/badge";
import type { Invitation } from "@/lib/domain/sign-up/invitation";

/** Somebody who invites, as the form shows them. */
export interface NamedSponsor extends Invitation {
  name: string;
  pictureUrl: string | null;
  /** What else is to be known about the invitation. */
  notes: readonly string[];
}

/** Who invites, on which leg, and what else is to be known about the invitation. */
export function SponsorFace({ name, username, pictureUrl, leg, notes }: NamedSponsor) {
  const t = useTranslations("signUp");
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
        {leg && <Badge tone="violet">{leg === "left" ? t("left") : t("right")}</Badge>}
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-warn">
          {note}
        </p>
      ))}
    </>
  );
}
