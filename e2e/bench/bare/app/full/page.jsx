export const dynamic = "force-dynamic";

const ROWS = 64;
const STYLE = "flex h-11 items-center gap-3 rounded-sm px-3 text-md font-medium text-muted";

/** What a dynamic page costs that has about as many elements and bytes as our wallet page. */
export default function FullPage() {
  return (
    <ul>
      {Array.from({ length: ROWS }, (_, row) => row).map((row) => (
        <li key={row} className={STYLE}>
          <a href={`/${row}`} className={STYLE}>
            <span>Row {row}</span>
          </a>
          <b>{row}</b>
        </li>
      ))}
    </ul>
  );
}
