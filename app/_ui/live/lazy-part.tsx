"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadPatiently } from "@/lib/live/network";

/** Says that what stands beside it has come to life. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * A component whose script is no part of the first load: the server renders it, and it comes to life
 * after what matters more. A script that cannot be had is asked for again; in the end there is nothing in its place. React may send
 * what is over 500 bytes after the page around it: `placeholder` keeps its room until then.
 *
 * React throws the server's markup away where new props reach it before its script does, so it keeps
 * its first ones until it lives, and takes the latest then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): (props: Props) => ReactNode {
  const Nothing: ComponentType<Props> = () => null;
  const Loaded = lazy(async () => ({ default: await loadPatiently(load).catch(() => Nothing) }));
  return function LazyPart(props) {
    const [isAlive, setAlive] = useState(false);
    const [onAlive] = useState(() => () => setAlive(true));
    const content = (
      <Suspense fallback={placeholder}>
        <Loaded {...(props as Parameters<typeof Loaded>[0])} />
        <Alive onAlive={onAlive} />
      </Suspense>
    );
    const [first] = useState(content);
    return isAlive ? content : first;
  };
}
