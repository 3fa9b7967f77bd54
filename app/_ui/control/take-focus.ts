/** As a `ref`: what appears in the place of a pressed button takes the focus over. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
