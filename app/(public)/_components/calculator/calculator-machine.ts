import { isCalculable, type PreviewMachine } from "@/lib/domain/platform/machine";

/** A machine to calculate with. */
export interface CalculatorMachine {
  readonly id: string;
  readonly name: string;
  readonly th: string;
  readonly days: number;
  /** In USDT. */
  readonly cost: string;
}

export function calculatorMachines(
  machines: readonly PreviewMachine[],
): readonly CalculatorMachine[] {
  return machines
    .filter(isCalculable)
    .map(({ id, name, th, days, price }) => ({ id, name, th, days, cost: price.amount }));
}

/** What a visitor has chosen. */
export interface Choice {
  readonly machine: CalculatorMachine;
  /** As it was typed. */
  readonly power: string;
  /** Of one mBTC, in percent of today's. */
  readonly pricePercent: number;
  /** Percent of itself by which the rate falls in thirty days. */
  readonly fall: number;
}

export function firstChoice(machine: CalculatorMachine): Choice {
  return { machine, power: machine.th, pricePercent: 100, fall: 3 };
}

/** Names of the inputs: radio buttons have the name alone, the others an id. */
export const INPUTS = {
  machine: "calculator-machine",
  slider: "calculator-slider",
  power: "calculator-power",
  price: "calculator-price",
  fall: "calculator-fall",
} as const;

/** @param moved values of the inputs that were moved before the calculator came to life */
export function choiceOf(
  machines: readonly CalculatorMachine[],
  first: CalculatorMachine,
  moved: Readonly<Record<string, string>>,
): Choice {
  const machine = machines.find(({ id }) => id === moved[INPUTS.machine]) ?? first;
  const standard = firstChoice(machine);
  return {
    machine,
    power: moved[INPUTS.power] ?? moved[INPUTS.slider] ?? standard.power,
    pricePercent: Number(moved[INPUTS.price] ?? standard.pricePercent),
    fall: Number(moved[INPUTS.fall] ?? standard.fall),
  };
}
