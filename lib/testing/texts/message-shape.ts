import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

function* allElements(elements: MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.tag) yield* allElements(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const { value } of Object.values(element.options)) yield* allElements(value);
    }
  }
}

function styleOf(style: unknown): string {
  return typeof style === "object" && style !== null ? JSON.stringify(style) : String(style ?? "");
}

function describe(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.argument:
      return [`{${element.value}}`];
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return [`{${element.value}, ${TYPE[element.type]}, ${styleOf(element.style)}}`];
    case TYPE.select:
      return [`{${element.value}, select, ${Object.keys(element.options).toSorted().join(" ")}}`];
    case TYPE.plural:
      return [`{${element.value}, ${element.pluralType}, offset ${element.offset}}`];
    case TYPE.tag:
      return [`<${element.value}>`];
    default:
      return [];
  }
}

/**
 * What a message needs from its caller and what it gives: arguments with their types and styles, the
 * options of a select, and tags. Plural options belong to the language and are left out.
 *
 * @throws SyntaxError for broken ICU
 */
export function messageShape(text: string): string[] {
  const found = [...allElements(parse(text))].flatMap(describe);
  return [...new Set(found)].toSorted();
}

/** The literal text of a message, its arguments and tags left out. */
export function literalText(text: string): string {
  const literals = [...allElements(parse(text))].flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : [],
  );
  return literals.join(" ").trim();
}

/** The plurals of a message whose options are not exactly the language's categories (CLDR). */
export function pluralProblems(text: string, locale: string): string[] {
  return [...allElements(parse(text))].flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const rules = new Intl.PluralRules(locale, { type: element.pluralType });
    const wanted = rules.resolvedOptions().pluralCategories.toSorted().join(" ");
    const options = Object.keys(element.options).filter((option) => !option.startsWith("="));
    const given = options.toSorted().join(" ");
    return given === wanted ? [] : [`${element.value}: ${given} instead of ${wanted}`];
  });
}
