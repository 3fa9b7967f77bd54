import { Description, Title } from "@radix-ui/react-dialog";
import { X } from "lucide";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Icon } from "@/app/_ui/data/icon";
import type { ModalSurfaceProps } from "./modal";

interface ModalHeadProps extends Pick<ModalSurfaceProps, "title" | "description"> {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Left out while the dialog cannot be closed. */
  onClose: (() => void) | undefined;
}

/** The handle of a sheet, the heading of a dialog, and its way out. */
export function ModalHead({ heading, title, description, onClose }: ModalHeadProps) {
  const t = useTranslations("common");
  return (
    <div className="modal-head shrink-0 px-5 pt-2.5 sm:px-6 xxl:pt-6">
      <span
        aria-hidden
        className="mx-auto mb-2 block h-1 w-10 rounded-full bg-line-strong xxl:hidden"
      />
      <div className="flex items-start justify-between gap-4 pb-3">
        <div className="min-w-0 pt-2">
          <Title ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </Title>
          {description && (
            <Description asChild>
              <div className="mt-1 text-md text-muted">{description}</div>
            </Description>
          )}
        </div>
        <button
          type="button"
          aria-disabled={!onClose || undefined}
          onClick={onClose}
          className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-text aria-disabled:text-faint"
        >
          <Icon node={X} />
          <span className="sr-only">{t("close")}</span>
        </button>
      </div>
    </div>
  );
}
