"use client";

import { Button } from "@/app/_ui/control/button";
import { Modal } from "./modal";

export interface LeaveTexts {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

interface LeaveDialogProps {
  texts: LeaveTexts;
  onStay: () => void;
  onLeave: () => void;
}

/** Stay and keep what is unsaved, or leave and lose it. */
export default function LeaveDialog({ texts, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal title={texts.title} onClose={onStay}>
      <p className="text-base text-muted">{texts.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onLeave}>{texts.leave}</Button>
        <Button tone="primary" onClick={onStay}>
          {texts.stay}
        </Button>
      </div>
    </Modal>
  );
}
