"use client";

import { type KeyboardEvent, useState } from "react";

/** Whether caps lock is on, as far as the keys pressed inside `watch`'s element tell. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const note = (event: KeyboardEvent) => {
    // A password manager fills fields with events that know no modifiers.
    if (typeof event.getModifierState === "function") setOn(event.getModifierState("CapsLock"));
  };
  return { isOn, watch: { onKeyDown: note, onKeyUp: note } };
}
