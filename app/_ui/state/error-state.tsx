import type { ReactNode } from "react";

interface ErrorStateProps {
  title: string;
  /** The level of the heading: 1 when the state stands in for a whole page. */
  level?: 1 | 2;
  text: string;
  /** The id under which the log knows this failure, with its label. */
  requestId?: { label: string; value: string };
  /** Usually a retry. */
  action?: ReactNode;
}

/** What a section says when its content could not be loaded. */
export function ErrorState({ title, level = 2, text, requestId, action }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        className="mb-2 size-12 text-warn"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M14 18a14 14 0 0 1 25 5M34 30a14 14 0 0 1-25-5" />
        <path d="M39 13v10H29M9 35V25h10" />
      </svg>
      <Heading className="text-lg">{title}</Heading>
      <p className="max-w-[26rem] text-md text-balance text-muted">{text}</p>
      {requestId && (
        <p className="text-sm text-muted">
          {requestId.label}{" "}
          <bdi dir="ltr" className="figures break-all text-text select-all">
            {requestId.value}
          </bdi>
        </p>
      )}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
