"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A component whose script is no part of the first load: the server renders it, and it comes to life
 * after what matters more. Where the script cannot be had there is nothing in its place. React may send
 * what is over 500 bytes after the page around it: `placeholder` keeps its room until then.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): (props: Props) => ReactNode {
  const Nothing: ComponentType<Props> = () => null;
  const Loaded = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Later(props) {
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...(props as Parameters<typeof Loaded>[0])} />
      </Suspense>
    );
  };
}
