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

/** What was picked before, by all messages of a language and by the paths. */
const picked = new WeakMap<object, WeakMap<readonly TextPath[], MessageTree>>();

function pickOnce(all: MessageTree, of: readonly TextPath[]): MessageTree {
  const known = picked.get(all) ?? new WeakMap<readonly TextPath[], MessageTree>();
  picked.set(all, known);
  const messages = known.get(of) ?? pickMessages(all, of);
  known.set(of, messages);
  return messages;
}

/**
 * Gives the islands below it the messages that they ask `useTranslations` for, beside those that a `Texts` further
 * out has given. `lib/i18n/texts.test.ts` proves that nothing is missing and nothing is sent for nobody.
 */
export async function Texts({ of, children }: TextsProps) {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  return (
    <TextsProvider locale={locale} messages={pickOnce(all as MessageTree, of)}>
      {children}
    </TextsProvider>
  );
}
