/** The mark with the name beside it; `hidesName` takes classes that hide the name on small screens. */
export function Logo({ name, hidesName = "" }: { name: string; hidesName?: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-[640] tracking-[-0.03em] text-text">
      <span aria-hidden className="mark size-7.5" />
      <span dir="ltr" className={hidesName}>
        {first} <span className="font-medium text-muted">{rest.join(" ")}</span>
      </span>
    </span>
  );
}
