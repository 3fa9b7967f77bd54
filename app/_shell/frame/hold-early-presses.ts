/**
 * What opens or acts without a form and is pressed before its script lives is pressed again once it does, and looks
 * heard until then. What the browser does by itself, such as a popover, stays its own. Runs in the document before any
 * other script: it may use nothing but its argument and the browser.
 */
export function holdEarlyPresses(retryMs: number): void {
  const HELD =
    "button:is([type=button], [role=tab]):not([popovertarget], [data-early]), input[role=switch]:not([data-early])";
  const TRIES_WITHOUT_BUTTON = 100;
  const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));

  /** Finds what is drawn in the button's place, should React throw it away instead of bringing it to life. */
  const successorOf = (button: HTMLElement) => {
    const path: { parent: Element; index: number }[] = [];
    for (let node: Element = button; node.parentElement; node = node.parentElement) {
      const parent = node.parentElement;
      path.unshift({ parent, index: [...parent.children].indexOf(node) });
    }
    const { className, textContent } = button;
    return () => {
      const from = path.findLastIndex(({ parent }) => parent.isConnected);
      const found = path
        .slice(from)
        .reduce<Element | undefined>((at, { index }) => at?.children[index], path[from]?.parent);
      const isSame = found?.className === className && found.textContent === textContent;
      return isSame && found.matches(HELD) ? (found as HTMLElement) : undefined;
    };
  };

  /** React stops a press whose part of the page it cannot bring to life yet. */
  const isHeard = (button: HTMLElement) => {
    let hasArrived = false;
    const onArrival = () => {
      hasArrived = true;
    };
    button.addEventListener("click", onArrival, true);
    button.click();
    button.removeEventListener("click", onArrival, true);
    return hasArrived;
  };

  const hold = (button: HTMLElement) => {
    const successor = successorOf(button);
    let held = button;
    let triesLeft = TRIES_WITHOUT_BUTTON;
    held.setAttribute("data-early", "");
    const timer = window.setInterval(() => {
      if (!held.isConnected) held = successor() ?? held;
      if (!held.isConnected) {
        triesLeft -= 1;
        if (triesLeft === 0) window.clearInterval(timer);
        return;
      }
      if (!isLive(held)) return;
      held.removeAttribute("data-early");
      if (isHeard(held)) window.clearInterval(timer);
      else held.setAttribute("data-early", "");
    }, retryMs);
  };

  // While capturing: behind React, what it has taken out of the page looks as if it had never lived.
  window.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest<HTMLElement>(HELD) : null;
      if (!button || isLive(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hold(button);
    },
    true,
  );
}
