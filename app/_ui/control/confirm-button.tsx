"use client";

import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button";

interface ConfirmButtonProps {
  texts: { ask: string; confirm: string; cancel: string; question: string };
  isPending: boolean;
  onConfirm: () => void;
  /** Ids of what it acts on, with spaces between, which its name ends with: among others of its kind a button is told by that. */
  objectIds?: string;
}

/** A button that asks once more in its own place. Escape or Cancel goes back. */
export function ConfirmButton({ texts, isPending, onConfirm, objectIds }: ConfirmButtonProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  // Before it is painted: what was pressed is gone, and a key in between would go to nobody.
  useLayoutEffect(() => {
    if (isAsking) cancel.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button
        ref={first}
        size="small"
        id={id}
        aria-labelledby={objectIds && `${id} ${objectIds}`}
        onClick={() => setAsking(true)}
      >
        {texts.ask}
      </Button>
    );
  }
  return (
    <fieldset
      aria-describedby={objectIds}
      data-takes-escape
      className="flex flex-wrap items-center gap-2"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isPending) setAsking(false);
      }}
    >
      <legend className="float-start me-1 text-md text-muted">{texts.question}</legend>
      <Button ref={cancel} size="small" onClick={() => !isPending && setAsking(false)}>
        {texts.cancel}
      </Button>
      <Button
        id={`${id}-confirm`}
        aria-labelledby={objectIds && `${id}-confirm ${objectIds}`}
        size="small"
        isPending={isPending}
        className="border-down! text-down!"
        onClick={() => !isPending && onConfirm()}
      >
        {texts.confirm}
      </Button>
    </fieldset>
  );
}
