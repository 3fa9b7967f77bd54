"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A component whose script is no part of the first load: the server renders it, and it comes to life
 * after what matters more. Where the script cannot be had there is nothing in its place.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Nothing: ComponentType<Props> = () => null;
  const Loaded = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Later(props) {
    return (
      <Suspense>
        <Loaded {...(props as Parameters<typeof Loaded>[0])} />
      </Suspense>
    );
  };
}
