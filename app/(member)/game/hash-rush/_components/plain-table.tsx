import type { ReactNode } from "react";

interface PlainTableProps {
  caption: string;
  headings: readonly string[];
  children: ReactNode;
}

/** A small table of a card. */
export function PlainTable({ caption, headings, children }: PlainTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-md">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-faint">
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`pb-2.5 font-medium ${index > 0 ? "ps-3 text-end" : "text-start"}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

/** Classes of a cell that stands at the end. */
export const PLAIN_CELL = "py-2.75 ps-3 text-end";
