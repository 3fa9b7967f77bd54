import type { ReactNode } from "react";

interface MessageScreenProps {
  /** A drawing above the heading. */
  art?: ReactNode;
  heading: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** A whole screen that says one thing and offers a way on. */
export function MessageScreen({ art, heading, text, children }: MessageScreenProps) {
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 px-4 py-8 text-center">
      {art}
      <h1 className="text-3xl">{heading}</h1>
      <p className="max-w-[28rem] text-lg text-balance text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
