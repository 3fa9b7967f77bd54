"use client";

import type { ReactNode } from "react";

interface FormOutcomeProps {
  heading: string;
  text: ReactNode;
  children: ReactNode;
}

/** As in `_ui/control/take-focus.ts`, which would be one module too many for the first load of a new password. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** How a form ended, in the form's place. It takes the focus, which was on the button that is gone. */
export function FormOutcome({ heading, text, children }: FormOutcomeProps) {
  return (
    <div className="mx-auto w-full max-w-[30.5rem] px-5 py-8 lg:px-6">
      <section ref={takeFocus} tabIndex={-1}>
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-1.5 mb-7 text-base text-muted">{text}</p>
        {children}
      </section>
    </div>
  );
}
