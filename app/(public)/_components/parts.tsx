import { type ComponentProps, type ComponentType, createElement } from "react";
import { RenderedTexts } from "@/app/_shell/texts/rendered-texts";
import { CalculatorView } from "./calculator/calculator-view";
import { Closing } from "./closing";
import { Faq } from "./faq";
import { Hero } from "./hero";
import { HomeSession } from "./home-session";
import { Marketplace } from "./marketplace";
import { Money } from "./money";
import { Risks } from "./risks";
import { Safety } from "./safety";
import { TickerPrice } from "./ticker-price";

/** The parts of the home page that stand still in the browser. */
const PARTS = {
  calculator: CalculatorView,
  closing: Closing,
  faq: Faq,
  hero: Hero,
  marketplace: Marketplace,
  money: Money,
  price: TickerPrice,
  risks: Risks,
  safety: Safety,
  session: HomeSession,
} as const;

export type PartName = keyof typeof PARTS;
export type PartProps<Name extends PartName> = ComponentProps<(typeof PARTS)[Name]>;

/** A part with what it is given. */
export function partElement<Name extends PartName>(name: Name, props: PartProps<Name>) {
  return createElement(PARTS[name] as ComponentType<object>, props as object);
}

interface PartMarkupProps<Name extends PartName> {
  name: Name;
  locale: string;
  props: PartProps<Name>;
}

/** A part with the texts of its page, where the document's markup is made. */
export function PartMarkup<Name extends PartName>({ name, locale, props }: PartMarkupProps<Name>) {
  return <RenderedTexts locale={locale}>{partElement(name, props)}</RenderedTexts>;
}
