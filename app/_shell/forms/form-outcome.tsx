"use client";

import type { ReactNode } from "react";

interface FormOutcomeProps {
  heading: string;
  text: ReactNode;
  children: ReactNode;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** How a form ended, in the form's place. It takes the focus, which was on the button that is gone. */
export function FormOutcome({ heading, text, children }: FormOutcomeProps) {
  return (
    <div className="mx-auto w-full max-w-[28rem] px-4 pt-8 pb-4 md:pt-16">
      <section
        ref={takeFocus}
        tabIndex={-1}
        className="rounded-hero border border-line bg-surface p-6 shadow-card sm:p-8"
      >
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-1 mb-6 text-base text-muted">{text}</p>
        {children}
      </section>
    </div>
  );
}
