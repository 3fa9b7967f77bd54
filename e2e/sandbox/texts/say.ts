import { fromUnits } from "../../../lib/money/decimal.ts";
import type german from "./de-DE.json";

/** What the sandbox says to members, in English; each language has it under these words. */
export type Sentence = keyof typeof german;

/** An amount of a currency as a plain decimal; `isFull` has all its digits written. */
interface AmountValue {
  readonly amount: string;
  readonly currency: string;
  readonly isFull?: true;
}

/** A moment, in milliseconds. */
interface MomentValue {
  readonly moment: number;
}

export type SaidValue = string | number | AmountValue | MomentValue | Said | readonly SaidValue[];

/** A sentence and what fills its `{places}`, kept until it is known in which language it is read. */
export interface Said {
  readonly sentence: Sentence;
  readonly values: Readonly<Record<string, SaidValue>>;
}

/** What a person has written, or what is for developers: it stays as it is. */
interface Written {
  readonly written: string;
}

/** Several stand below each other. */
export type Text = Sentence | Said | Written | readonly Said[];

export function asWritten(written: string): Written {
  return { written };
}

/** Fills the `{places}` of a sentence. */
export function say(sentence: Sentence, values: Said["values"]): Said {
  return { sentence, values };
}

/** An amount to read: as the application shows it. */
export function amountOf(units: bigint, currency: string): AmountValue {
  return { amount: fromUnits(units), currency };
}

/** An amount to go by, such as a limit: with every digit. */
export function fullAmountOf(units: bigint, currency: string): AmountValue {
  return { ...amountOf(units, currency), isFull: true };
}
