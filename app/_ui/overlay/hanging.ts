import { backSteps } from "./use-back-step";

/** What hangs over the page while it is open: a native popover, or a `<details>` that lays its content over what follows. */
type Hanging = HTMLElement;

function isFold(element: Hanging): element is HTMLDetailsElement {
  return element instanceof HTMLDetailsElement;
}

function isHanging(target: EventTarget | null): target is Hanging {
  if (target instanceof HTMLDetailsElement) {
    const content = target.lastElementChild;
    return content !== null && getComputedStyle(content).position === "absolute";
  }
  return target instanceof HTMLElement && target.popover === "auto";
}

function isOpen(element: Hanging): boolean {
  return isFold(element) ? element.open : element.matches(":popover-open");
}

function openHanging(): Hanging | null {
  const popover = document.querySelector<HTMLElement>("[popover=auto]:popover-open");
  return popover ?? [...document.querySelectorAll("details[open]")].find(isHanging) ?? null;
}

/** Whether it is in what hangs, or is the button of it. */
function belongs(target: EventTarget | null, hanging: Hanging): boolean {
  if (!(target instanceof Element)) return false;
  return (
    hanging.contains(target) ||
    (hanging.id !== "" && target.closest(`[popovertarget="${hanging.id}"]`) !== null)
  );
}

function close(hanging: Hanging): void {
  if (!isFold(hanging)) {
    hanging.hidePopover();
    return;
  }
  // What is folded away holds no focus.
  if (hanging.contains(document.activeElement)) hanging.querySelector("summary")?.focus();
  hanging.open = false;
}

/**
 * Lets Back close what hangs over the page, of which none is inside of another, and closes it when the focus goes on
 * elsewhere. What the browser does by itself for a popover is done for a `<details>` that looks like one: Escape and a
 * press beside it close it.
 */
export function followHanging(): () => void {
  let end = () => {};
  const follow = (hanging: Hanging) => {
    end();
    end = backSteps().add(() => {
      close(hanging);
      return true;
    });
  };
  const onToggle = ({ target }: Event) => {
    if (!isHanging(target)) return;
    if (isOpen(target)) follow(target);
    else end();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const hanging = openHanging();
    if (hanging && !belongs(target, hanging)) close(hanging);
  };
  let pressed: EventTarget | null = null;
  const onPress = ({ target }: PointerEvent) => {
    pressed = target;
  };
  const onClick = ({ target }: MouseEvent) => {
    const hanging = openHanging();
    if (!hanging || !isFold(hanging)) return;
    // Text that is marked beyond its edge began inside.
    if (!belongs(target, hanging) && !belongs(pressed, hanging)) close(hanging);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    const hanging = openHanging();
    if (hanging && isFold(hanging)) close(hanging);
  };
  // One may have been opened before this script lived.
  const opened = openHanging();
  if (opened) follow(opened);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("toggle", onToggle, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("pointerdown", onPress, { capture: true, signal });
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("keydown", onKey, { signal });
  return () => listening.abort();
}
