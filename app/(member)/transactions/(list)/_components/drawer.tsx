"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Modal } from "@/app/_ui/overlay/modal";
import { takeOpened } from "./opened-from-list";

interface DrawerProps {
  title: string;
  closeText: string;
  /** The list without the drawer. */
  listHref: Route;
  children: ReactNode;
  footer: ReactNode;
}

/** What stands over the list while the address says so; closing it is the way back. */
export function Drawer({ listHref, children, ...texts }: DrawerProps) {
  const router = useRouter();

  function close() {
    if (takeOpened()) router.back();
    else router.replace(listHref, { scroll: false });
  }

  return (
    <Modal placement="end" isAddressed onClose={close} {...texts}>
      {children}
    </Modal>
  );
}
