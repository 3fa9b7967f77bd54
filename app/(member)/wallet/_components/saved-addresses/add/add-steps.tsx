"use client";

import { Stepper } from "@/app/_ui/stepper";
import { useAddressBook } from "../address-book";

const STEPS = ["connect", "sign", "saved"] as const;

/** How far the member has come. */
export function AddSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useAddressBook().texts.saved.adding;
  const reached = STEPS.indexOf(current);
  const steps = STEPS.map((id, index) => {
    const isDone = index < reached || current === "saved";
    const state = isDone ? "done" : index === reached ? "current" : "upcoming";
    return { id, label: t.steps[id], state, stateText: t.states[state] } as const;
  });
  return (
    <div className="mb-5">
      <Stepper label={t.stepsLabel} steps={steps} />
    </div>
  );
}
