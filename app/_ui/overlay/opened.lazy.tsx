"use client";

import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

/** Acts when a popover or a `<details>` opens, at once where it opened before the page came to life. */
function whenOpened(element: HTMLElement, act: () => void): () => void {
  const isOpen = () =>
    element instanceof HTMLDetailsElement ? element.open : element.matches(":popover-open");
  const listen = () => {
    if (isOpen()) act();
  };
  listen();
  element.addEventListener("toggle", listen);
  return () => element.removeEventListener("toggle", listen);
}

const neverChanges = () => () => undefined;
const nothing = () => null;

/**
 * What stands in a popover or a `<details>` that is closed at first: neither its elements nor its script
 * are sent until it opens, or until it is rendered in something else, such as a drawer. Where the script could
 * not be had, the next opening asks again.
 */
export function lazyOpened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): (props: Props) => ReactNode {
  let known: ComponentType<Props> | null = null;
  const readKnown = () => known;
  return function LazyOpened(props) {
    const place = useRef<HTMLDivElement>(null);
    const [fetched, setFetched] = useState<ComponentType<Props> | null>(null);
    // What was fetched before opens at once, but for the server's markup, which has the placeholder.
    const Loaded = useSyncExternalStore(neverChanges, readKnown, nothing) ?? fetched;

    useEffect(() => {
      const holder = place.current?.closest<HTMLElement>("[popover], details");
      const show = () => {
        load().then(
          (component) => {
            known = component;
            setFetched(() => component);
          },
          () => undefined,
        );
      };
      if (holder) return whenOpened(holder, show);
      show();
    }, []);

    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <div ref={place} aria-busy="true">
        {placeholder}
      </div>
    );
  };
}
