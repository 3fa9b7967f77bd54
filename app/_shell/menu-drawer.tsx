"use client";

import { type ReactNode, useState } from "react";
import { useModalClose } from "@/app/_ui/modal-close";
import { ModalSurface } from "@/app/_ui/modal-surface";

export interface MenuDrawerProps {
  title: string;
  closeText: string;
  onClose: () => void;
  children: ReactNode;
}

/** The entries in line with the title; one that is followed closes the drawer. */
function Entries({ children }: Pick<MenuDrawerProps, "children">) {
  const close = useModalClose();
  return (
    // biome-ignore lint/a11y: what is pressed, by keys too, is a link in it
    <div
      className="-mx-3"
      onClick={({ target }) => target instanceof Element && target.closest("a") && close()}
    >
      {children}
    </div>
  );
}

/** A menu in the one modal's drawer. */
export function MenuDrawer({ children, ...modal }: MenuDrawerProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  return (
    <ModalSurface {...modal} opener={opener}>
      <Entries>{children}</Entries>
    </ModalSurface>
  );
}
