import { z } from "zod";
import { readQuantity } from "@/lib/domain/marketplace/stock";

interface PurchaseLimits {
  /** The most pieces. */
  readonly largest: number;
  readonly needsCode: boolean;
  readonly quantityInvalid: string;
  readonly codeEmpty: string;
}

/** How many pieces, as typed, what an upgrade is to be, and the code of the second factor where the order needs one. */
export const purchaseRules = ({ largest, needsCode, quantityInvalid, codeEmpty }: PurchaseLimits) =>
  z.object({
    quantity: z.string().refine((text) => readQuantity(text, largest) !== null, quantityInvalid),
    th: z.string(),
    wPerTh: z.string(),
    code: z.string().refine((text) => !needsCode || text.trim() !== "", codeEmpty),
  });
