import { attachSheetDrag } from "@/app/_ui/sheet-drag";

/** Lets a drag down or a followed link close a popover, for as long as it stands in the document. */
export function followSheet(element: HTMLElement): void {
  attachSheetDrag(element, () => element.hidePopover());
  element.addEventListener("toggle", () => element.style.removeProperty("--sheet-drag"));
  element.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) element.hidePopover();
  });
}
