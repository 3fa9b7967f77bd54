interface ChartValuesProps {
  /** What the drawing shows, as one sentence. */
  caption: string;
  /** `[what the rows stand for, name of the values]`. */
  headings: readonly [string, string];
  rows: readonly { key: string; label: string; value: string; text: string }[];
  isPrivate: boolean;
}

/** The figures of a drawing as a table, for those who do not see it. */
export function ChartValues({ caption, headings, rows, isPrivate }: ChartValuesProps) {
  return (
    // A table is never narrower than its words, so what hides it is around it.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, text }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td data-amount={value} data-private={isPrivate || undefined}>
                {text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
