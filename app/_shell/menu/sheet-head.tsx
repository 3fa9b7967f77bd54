import { X } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

interface SheetHeadProps {
  /** The sheet that the button closes. */
  popoverId: string;
  closeText: string;
}

/** The grip and the close button of a sheet, which stay while it scrolls; a dropdown has neither. */
export function SheetHead({ popoverId, closeText }: SheetHeadProps) {
  return (
    <div className="sticky top-0 z-10 h-5 bg-surface xxl:hidden">
      <span aria-hidden className="mx-auto block h-1 w-10 rounded-full bg-line-strong" />
      <button
        type="button"
        popoverTarget={popoverId}
        popoverTargetAction="hide"
        className="absolute end-0 top-0 grid size-11 place-items-center rounded-full bg-surface text-muted hover:bg-raised hover:text-text"
      >
        <Icon node={X} />
        <span className="sr-only">{closeText}</span>
      </button>
    </div>
  );
}
