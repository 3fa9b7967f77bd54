import type { ReactNode } from "react";

interface FormCardProps {
  heading: string;
  text: string;
  /** Said above the form, such as why one is here. */
  notice?: string;
  children: ReactNode;
}

/** The one form of a guest's screen. */
export function FormCard({ heading, text, notice, children }: FormCardProps) {
  return (
    <div className="mx-auto w-full max-w-[27rem] px-4 pt-10 pb-4 md:pt-20">
      {notice && (
        <p
          role="status"
          className="mb-4 rounded-button border border-line-strong bg-raised px-4 py-3 text-md text-warn"
        >
          {notice}
        </p>
      )}
      <div className="rounded-hero border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-1 mb-6 text-base text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
}
