import { Avatar } from "@/app/_ui/data/avatar";
import { Badge } from "@/app/_ui/data/badge";

interface SponsorFaceProps {
  name: string;
  username: string;
  pictureUrl: string | null;
  /** What else is to be known about the invitation. */
  notes: readonly string[];
  /** “Invited by”, the leg in words where the invitation names one, and what of a commission comes back. */
  texts: {
    readonly invitedBy: string;
    readonly leg: string | null;
    readonly kickback: string | null;
  };
}

/** Who invites, on which leg, and what else is to be known about the invitation. */
export function SponsorFace({ name, username, pictureUrl, notes, texts }: SponsorFaceProps) {
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={name} size={44} src={pictureUrl} />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{texts.invitedBy}</p>
          <p className="truncate font-semibold text-text">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-sm text-muted">
            <bdi dir="ltr">@{username}</bdi>
          </p>
        </div>
        {texts.leg && <Badge tone="violet">{texts.leg}</Badge>}
      </div>
      {texts.kickback && <p className="mt-2 text-sm text-muted">{texts.kickback}</p>}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-warn">
          {note}
        </p>
      ))}
    </>
  );
}
