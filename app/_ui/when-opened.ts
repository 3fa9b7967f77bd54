/** Acts when a popover or a `<details>` opens, at once where it opened before the page came to life. */
export function whenOpened(element: HTMLElement, act: () => void): () => void {
  const isOpen = () =>
    element instanceof HTMLDetailsElement ? element.open : element.matches(":popover-open");
  const listen = () => {
    if (isOpen()) act();
  };
  listen();
  element.addEventListener("toggle", listen);
  return () => element.removeEventListener("toggle", listen);
}
