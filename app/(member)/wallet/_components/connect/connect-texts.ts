import { getTranslations } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";
import { ANSWER_LIMIT_MS } from "@/lib/wallet-connect/time-limit";

export type ConnectTexts = Messages["walletConnect"] &
  Pick<Messages["common"], "close" | "copy" | "copied" | "copyFailed" | "newTab" | "retry">;

/** The texts of the wallet connection; many hold `{places}` to be filled. */
export async function connectTexts(): Promise<ConnectTexts> {
  const [t, messages] = await Promise.all([getTranslations("walletConnect"), readPatterns()]);
  const { walletConnect, common } = messages as unknown as Messages;
  const { close, copy, copied, copyFailed, newTab, retry } = common;
  // The plural form is chosen here; the name of the wallet is filled in where it is known.
  const timeout = t("failed.timeout", { seconds: ANSWER_LIMIT_MS / 1000, wallet: "{wallet}" });
  const failed = { ...walletConnect.failed, timeout };
  return { ...walletConnect, failed, close, copy, copied, copyFailed, newTab, retry };
}
