"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Modal } from "@/app/_ui/overlay/modal";
import { isListBefore } from "./list-before";

interface DrawerProps {
  title: string;
  /** The list without the drawer. */
  listHref: Route;
  children: ReactNode;
  footer: ReactNode;
  /** The title and the footer know nothing of what is shown yet. */
  isLate: boolean;
}

/** What stands over the list while the address says so; closing it is the way back. */
export function Drawer({ listHref, children, title, footer, isLate }: DrawerProps) {
  const router = useRouter();
  const [known, setKnown] = useState({ title, footer });
  if (!isLate && footer !== known.footer) setKnown({ title, footer });

  function close() {
    if (isListBefore(listHref)) router.back();
    else router.replace(listHref, { scroll: false });
  }

  return (
    <Modal placement="end" isAddressed onClose={close} {...known}>
      {children}
    </Modal>
  );
}
