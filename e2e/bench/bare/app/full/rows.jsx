const ROWS = 173;
const STYLE =
  "flex h-11 items-center gap-3 rounded-sm px-3 text-md font-medium text-muted transition-colors hover:text-text";

/** About as many elements and bytes as our wallet page has; the first `links` rows lead by `Link`. */
export function Rows({ links = 0, Link }) {
  return (
    <ul>
      {Array.from({ length: ROWS }, (_, row) => row).map((row) => (
        <li key={row} className={STYLE}>
          {row < links ? (
            <Link href="/">
              <span>Row {row}</span>
            </Link>
          ) : (
            <a href={`/${row}`} className={STYLE}>
              <span>Row {row}</span>
            </a>
          )}
          <b>{row}</b>
        </li>
      ))}
    </ul>
  );
}
