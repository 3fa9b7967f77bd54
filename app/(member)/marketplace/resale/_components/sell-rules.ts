import { z } from "zod";
import { amountRules } from "@/app/_shell/forms/amount-rules";
import { codeOfOrder } from "./code-of-order";

interface SellWording {
  /** What is wrong with a price as it was typed. */
  readonly price: (text: string) => string | null;
  readonly isCodeAsked: boolean;
  readonly codeEmpty: string;
}

/** The price as it was typed, and the code where the order needs one. */
export const sellRules = ({ price, isCodeAsked, codeEmpty }: SellWording) =>
  z.object({
    ...amountRules("price", price).shape,
    ...codeOfOrder(isCodeAsked, codeEmpty).shape,
  });
