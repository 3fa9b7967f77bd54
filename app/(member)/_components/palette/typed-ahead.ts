const MOST_SIGNS = 40;

/** What was typed before its field was there. */
export interface Typed {
  readonly text: string;
  readonly isEntered: boolean;
}

const NOTHING: Typed = { text: "", isEntered: false };

/** What a key makes of what was typed before it; null for a key that types nothing. */
export function withKey({ text, isEntered }: Typed, key: string): Typed | null {
  if (isEntered) return null;
  if (key === "Enter") return { text, isEntered: true };
  if (key === "Backspace") return { text: [...text].slice(0, -1).join(""), isEntered };
  // A key's name, such as Escape or F1; one key of an Arabic keyboard types two letters.
  if (/^[A-Z][A-Za-z0-9]+$/.test(key)) return null;
  return { text: (text + key).slice(0, MOST_SIGNS), isEntered };
}

/** Where a key is somebody else's. */
const OTHERS = "input, textarea, select, [contenteditable], [role=dialog] button";

/** Keeps what is typed for a field that is still on its way. */
export function createTypedAhead() {
  let typed = NOTHING;
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand && !event.getModifierState("AltGraph")) return;
    if (target instanceof Element && target.closest(OTHERS)) return;
    const next = withKey(typed, key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    // The key that opened the palette is held yet.
    if (key === "Enter" && event.repeat) return;
    typed = next;
  };
  return {
    /** From now on, until it is taken. */
    keep(): void {
      window.addEventListener("keydown", onKey, true);
    },
    take(): Typed {
      window.removeEventListener("keydown", onKey, true);
      const taken = typed;
      typed = NOTHING;
      return taken;
    },
  };
}

export type TypedAhead = ReturnType<typeof createTypedAhead>;
