"use client";

import { createContext, use } from "react";

export const ModalCloseContext = createContext<() => void>(() => {});

/** Closes the modal around the component, with its motion; for a Cancel button inside one. */
export function useModalClose(): () => void {
  return use(ModalCloseContext);
}
