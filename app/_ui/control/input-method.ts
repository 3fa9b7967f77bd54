import type { KeyboardEvent } from "react";

/** Safari sends the Enter that ends a word once it has ended, under this code. */
const TAKEN = 229;

/** True for a key that an input method takes for itself, such as the Enter that ends a word in Japanese. */
export function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
}
