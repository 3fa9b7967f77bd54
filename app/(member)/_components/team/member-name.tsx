interface MemberNameProps {
  username: string;
  /** Masked, as the service gives it. */
  fullName?: string | null;
  /** A further line, such as the masked address. */
  note?: string | null;
}

/** Who a row is about. */
export function MemberName({ username, fullName, note }: MemberNameProps) {
  return (
    <span className="block min-w-0">
      <span className="block truncate text-base font-medium">
        <bdi dir="ltr">{username}</bdi>
      </span>
      {fullName && (
        <span className="block truncate text-sm text-muted">
          <bdi>{fullName}</bdi>
        </span>
      )}
      {note && (
        <span className="block truncate text-sm text-muted">
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  );
}
