import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of everything in the marketplace that runs in the browser; many hold `{places}` to be filled. */
export async function marketTexts() {
  const { marketplace, order, transfer, common } = await readPatterns();
  return {
    purchase: marketplace.purchase,
    receipt: marketplace.receipt,
    code: {
      code: transfer.code,
      codeHint: transfer.codeHint,
      codeEmpty: transfer.codeEmpty,
      triesLeft: transfer.triesLeft,
      tryAgainIn: transfer.tryAgainIn,
    },
    order,
    common: {
      close: common.close,
      retry: common.retry,
      notAvailable: common.notAvailable,
    },
  };
}

export type MarketTexts = Awaited<ReturnType<typeof marketTexts>>;
