import type { NestedKeyOf } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { type MessageTree, pickMessages } from "@/lib/i18n/message-tree";
import type { Messages } from "@/lib/i18n/messages";
import { TextsProvider } from "./texts-provider";

/** A message by its dotted key, or a group for all that is in it: `common.close`, `convert`. */
export type TextPath = NestedKeyOf<Messages>;

interface TextsProps {
  of: readonly TextPath[];
  children: ReactNode;
}

/**
 * Gives the islands below it the messages that they ask `useTranslations` for, beside those that a `Texts` further
 * out has given. `lib/i18n/texts.test.ts` proves that nothing is missing and nothing is sent for nobody.
 */
export async function Texts({ of, children }: TextsProps) {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  return (
    <TextsProvider locale={locale} messages={pickMessages(all as MessageTree, of)}>
      {children}
    </TextsProvider>
  );
}
