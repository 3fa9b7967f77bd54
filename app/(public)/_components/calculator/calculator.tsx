"use client";

import { useEffect, useState } from "react";
import { Spoken } from "@/app/_ui/text/spoken";
import { type CalculatorMachine, choiceOf } from "./calculator-machine";
import { CalculatorView } from "./calculator-view";

interface CalculatorProps {
  machines: readonly CalculatorMachine[];
  first: CalculatorMachine;
  ratePerTh: string;
  price: string;
  locale: string;
  /** The id of the field in which the visitor was before this came to life. */
  focused: string | null;
  /** What had been moved before this came to life, by the input's id or name. */
  moved: Readonly<Record<string, string>>;
}

/** The calculator at work; links that name a machine choose it. */
export function Calculator({ first, focused, moved, ...view }: CalculatorProps) {
  const { machines } = view;
  const [choice, setChoice] = useState(() => choiceOf(machines, first, moved));
  const [hadFocus] = useState(focused);
  useEffect(() => {
    if (hadFocus) document.getElementById(hadFocus)?.focus();
  }, [hadFocus]);
  useEffect(() => {
    function choose(event: MouseEvent): void {
      const link = (event.target as Element).closest<HTMLElement>("[data-calculate]");
      const machine = machines.find(({ id }) => id === link?.dataset.calculate);
      if (machine) setChoice((before) => ({ ...before, machine, power: machine.th }));
    }
    document.addEventListener("click", choose);
    return () => document.removeEventListener("click", choose);
  }, [machines]);
  return (
    <CalculatorView
      {...view}
      choice={choice}
      onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
      spoken={(text) => <Spoken text={text} answers={JSON.stringify(choice)} />}
    />
  );
}
