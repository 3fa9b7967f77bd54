"use client";

import { Button } from "@/app/_ui/button";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { useModalClose } from "@/app/_ui/modal-close";
import type { CreateDownlineTexts } from "./create-downline-texts";
import type { CreatedDownline } from "./use-create-downline";

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

interface DownlineDoneProps {
  created: CreatedDownline;
  texts: CreateDownlineTexts;
}

/** The new member has a seat: where, and what they have to do now. */
export function DownlineDone({ created: { values, node }, texts }: DownlineDoneProps) {
  const seat = values.position === "left" ? texts.seatLeft : texts.seatRight;
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      <p role="status" className="text-base">
        {fillText(texts.doneText, { name: values.fullName })}
      </p>
      <FactList
        facts={[
          {
            label: texts.username,
            value: <bdi dir="ltr">{node.username ?? values.username}</bdi>,
          },
          { label: texts.email, value: <bdi dir="ltr">{values.email}</bdi> },
          { label: texts.seat, value: fillText(seat, { username: values.parentId }) },
        ]}
      />
      <ul className="grid list-disc gap-1.5 ps-5 text-md text-muted">
        <li>{texts.doneMail}</li>
        <li>{texts.donePassword}</li>
      </ul>
    </div>
  );
}

interface DoneActionsProps {
  texts: CreateDownlineTexts;
  onMore: () => void;
}

/** Below the result: leave, or create another member. */
export function DoneActions({ texts, onMore }: DoneActionsProps) {
  const close = useModalClose();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button onClick={onMore}>{texts.more}</Button>
      <Button tone="primary" onClick={close}>
        {texts.done}
      </Button>
    </div>
  );
}
