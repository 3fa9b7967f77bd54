import type { ReactNode } from "react";

/** A named group of samples. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5">
      <h2 className="mb-4 text-lg">{name}</h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>;
}
