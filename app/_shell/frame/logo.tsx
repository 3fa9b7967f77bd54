/** The mark with the name beside it; `hidesName` takes classes that hide the name on small screens. */
export function Logo({ name, hidesName = "" }: { name: string; hidesName?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg font-semibold text-text">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-sm bg-linear-to-br from-accent to-[#ffb155]"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 32 32"
          className="size-8 text-on-accent"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M9 22V10l7 7 7-7v12" />
        </svg>
      </span>
      <span className={hidesName}>{name}</span>
    </span>
  );
}
