"use client";

import type { ReactNode } from "react";
import { Button } from "@/app/_ui/control/button";
import type { ButtonTone } from "@/app/_ui/control/button-style";
import { Modal, type ModalProps } from "./modal";
import { useModal } from "./use-modal";

interface ModalButtonProps extends Omit<ModalProps, "onClose"> {
  /** What the button says. */
  label: ReactNode;
  tone?: ButtonTone;
}

/** A button and the modal it opens; the content may be rendered on the server. */
export function ModalButton({ label, tone, ...modal }: ModalButtonProps) {
  const { isOpen, close, opener } = useModal();
  return (
    <>
      <Button tone={tone} {...opener}>
        {label}
      </Button>
      {isOpen && <Modal {...modal} onClose={close} />}
    </>
  );
}
