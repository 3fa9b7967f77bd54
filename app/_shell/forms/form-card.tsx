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
  /** Said below the form, such as another way on. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The one form of a screen. */
export function FormCard({ heading, text, notice, footer, children }: FormCardProps) {
  return (
    <div className="mx-auto w-full max-w-[30.5rem] px-5 py-8 lg:px-6">
      {notice && <div className="mb-4">{notice}</div>}
      <h1 className="text-4xl">{heading}</h1>
      <p className="mt-1.5 mb-7 text-base text-muted">{text}</p>
      {children}
      {footer && <p className="mt-7 text-center text-base text-muted">{footer}</p>}
    </div>
  );
}
