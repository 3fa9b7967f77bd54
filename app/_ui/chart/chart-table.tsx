export interface ChartTableProps {
  caption: string;
  headings: readonly string[];
  /** One row a point, as text; the first cell names it. */
  rows: readonly (readonly string[])[];
  /** A member's own figures: covered while amounts are hidden. */
  isPrivate?: boolean;
  /** How high it may become. */
  className?: string;
}

/** The figures of a chart as a table that scrolls in its own place. */
export function ChartTable({
  caption,
  headings,
  rows,
  isPrivate,
  className = "max-h-80",
}: ChartTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className={`overflow-auto rounded-inset contain-inline-size ${className}`}
    >
      <table className="w-full text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-sm text-muted">
          <tr>
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`px-3 py-2 font-medium ${index === 0 ? "text-start" : "text-end"}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two moments may have one name
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="figures px-3 py-2 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} className="figures px-3 py-2 text-end">
                  <bdi dir="ltr" data-private={isPrivate || undefined}>
                    {cell}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
