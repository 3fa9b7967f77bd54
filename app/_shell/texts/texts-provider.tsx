"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import { IntlProvider } from "use-intl/react";
import { type MessageTree, mergeMessages } from "@/lib/i18n/message-tree";

const Given = createContext<MessageTree>({});

interface TextsProviderProps {
  locale: string;
  messages: MessageTree;
  children: ReactNode;
}

/** next-intl's own provider replaces what an outer one gave; this one adds to it. Rendered by `Texts` alone. */
export function TextsProvider({ locale, messages, children }: TextsProviderProps) {
  const outer = use(Given);
  const given = useMemo(() => mergeMessages(outer, messages), [outer, messages]);
  return (
    <Given value={given}>
      <IntlProvider locale={locale} messages={given} timeZone="UTC">
        {children}
      </IntlProvider>
    </Given>
  );
}
