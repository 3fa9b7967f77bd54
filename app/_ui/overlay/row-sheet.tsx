"use client";

import type { ReactNode } from "react";
import { Modal } from "./modal";
import { useModal } from "./use-modal";

interface RowSheetProps {
  /** The row's title. */
  children: ReactNode;
  /** Of what it opens. */
  title: string;
  /** All about the record; it may be rendered on the server. */
  details: ReactNode;
  /** Of the title, where something puts the focus on it. */
  id?: string;
}

/** A row's title that covers the row and opens what is known of it: a sheet on phones, a panel on wide screens. */
export function RowSheet({ children, title, details, id }: RowSheetProps) {
  const { isOpen, close, opener } = useModal();
  return (
    <>
      <button type="button" id={id} className="row-cover max-w-full text-start" {...opener}>
        {children}
      </button>
      {isOpen && (
        <Modal title={title} placement="end" onClose={close}>
          {details}
        </Modal>
      )}
    </>
  );
}
