import { z } from "zod";
import { miningAutomationEndpoints } from "@/lib/contract/automation/mining-automation";

const { autoClaim } = miningAutomationEndpoints.changeAutomation.body.schema.shape;

type Wrong = (text: string) => string | null;

function typed(wrong: Wrong) {
  return z.string().superRefine((text, context) => {
    const message = wrong(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
}

/** What is claimed and staked by itself; without a minimum anything is. */
export const claimRules = (wrong: Wrong) =>
  z.object({
    autoClaim: autoClaim.unwrap(),
    minimum: typed((text) => (text.trim() === "" ? null : wrong(text))),
    compoundProductId: z.string(),
  });

/** Where to and from which balance on is paid out by itself. */
export const payoutRules = (wrong: Wrong, noAddress: string) =>
  z.object({
    payoutWalletId: z.string().min(1, noAddress),
    payoutThreshold: typed(wrong),
  });
