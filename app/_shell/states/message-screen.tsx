import type { ReactNode } from "react";

interface MessageScreenProps {
  /** A short sign above the heading, such as a status code. */
  sign?: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** A whole screen that says one thing and offers one way on. */
export function MessageScreen({ sign, heading, text, children }: MessageScreenProps) {
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 px-4 text-center">
      {sign && (
        <p aria-hidden className="figures-display text-6xl text-accent-text">
          {sign}
        </p>
      )}
      <h1 className="text-3xl">{heading}</h1>
      <p className="max-w-[28rem] text-lg text-balance text-muted">{text}</p>
      <div className="mt-4">{children}</div>
    </div>
  );
}
