import type { ReactNode } from "react";

const TONES = {
  warn: "border-line-strong bg-raised text-warn",
  info: "border-line-strong bg-raised text-text",
} as const;

interface FormNoticeProps {
  tone: keyof typeof TONES;
  children: ReactNode;
}

/** Something to know beside a form, such as why one is here. */
export function FormNotice({ tone, children }: FormNoticeProps) {
  return (
    <p role="status" className={`rounded-button border px-4 py-3 text-md ${TONES[tone]}`}>
      {children}
    </p>
  );
}

interface FormCardProps {
  heading: string;
  text: string;
  /** Said above the form. */
  notice?: ReactNode;
  /** Said below the card, such as another way on. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The one form of a screen. */
export function FormCard({ heading, text, notice, footer, children }: FormCardProps) {
  return (
    <div className="mx-auto w-full max-w-[28rem] px-4 pt-8 pb-4 md:pt-16">
      {notice && <div className="mb-4">{notice}</div>}
      <div className="rounded-hero border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-1 mb-6 text-base text-muted">{text}</p>
        {children}
      </div>
      {footer && <p className="mt-5 text-center text-md text-muted">{footer}</p>}
    </div>
  );
}
