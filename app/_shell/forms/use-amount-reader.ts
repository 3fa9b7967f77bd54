import { useTranslations } from "next-intl";
import { amountProblemWords, amountReader } from "./amount-reader";

/** {@link amountProblemWords} in the language of the page. */
export function useAmountProblem() {
  return amountProblemWords(useTranslations("amountField"));
}

/** {@link amountReader} in the language of the page. */
export function useAmountReader() {
  return amountReader(useTranslations("amountField"));
}
