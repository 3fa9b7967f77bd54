import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  text: string;
  /** One next step. */
  action?: ReactNode;
}

/** What a section says when there is nothing to show. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        className="mb-2 size-12 text-faint"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x="6" y="12" width="36" height="26" rx="6" />
        <path d="M6 24h10l3 5h10l3-5h10" />
      </svg>
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-[26rem] text-md text-balance text-muted">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
