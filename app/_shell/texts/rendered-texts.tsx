import type { ReactNode } from "react";
import { IntlProvider } from "use-intl/react";
import { renderedTexts } from "@/lib/i18n/rendered-texts";

/** All texts of the page, where the markup of a document is made; no browser is sent them. */
export function RenderedTexts({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={renderedTexts(locale)} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
