import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Texts by key, in groups. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** How an argument is written in a message: `{name}`, or with its format, `{joined, date, medium}`. */
type Arguments = Map<string, string>;

function collectArguments(elements: MessageFormatElement[], message: string, found: Arguments) {
  for (const element of elements) {
    if (element.type === TYPE.tag) collectArguments(element.children, message, found);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const format = element.type === TYPE.plural ? ", number" : "";
      found.set(element.value, `{${element.value}${format}}`);
      for (const { value } of Object.values(element.options)) {
        collectArguments(value, message, found);
      }
    }
    const { type, location } = element;
    const isSimple = type === TYPE.argument || type === TYPE.number;
    if ((isSimple || type === TYPE.date || type === TYPE.time) && !found.has(element.value)) {
      found.set(element.value, message.slice(location?.start.offset, location?.end.offset));
    }
  }
}

function argumentsOf(message: string): Arguments {
  const found: Arguments = new Map();
  collectArguments(parse(message, { captureLocation: true }), message, found);
  return found;
}

/** A text that means itself in ICU; an apostrophe is doubled only where it would open a quotation. */
function escapeText(text: string, isAlone: boolean): string {
  const isPlain = isAlone && !/[{}<]|''|'>/.test(text);
  if (isPlain) return text;
  return text.replaceAll("'", "''").replace(/[{}<]+/g, (marks) => `'${marks}'`);
}

/**
 * An upstream text as a message of ours: `%name%` becomes the argument `name` as our own message formats
 * it, and everything else means itself. A name that our message does not have stays text, since
 * nobody would fill it.
 *
 * @param ours our message under the same key
 */
export function overrideMessage(text: string, ours: string): string {
  const known = argumentsOf(ours);
  const parts = text.split(/%(\w+)%/);
  const isAlone = !parts.some((part, index) => index % 2 === 1 && known.has(part));
  if (isAlone) return escapeText(text, true);
  let message = "";
  let literal = "";
  for (const [index, part] of parts.entries()) {
    const argument = index % 2 === 1 ? known.get(part) : undefined;
    if (argument === undefined) literal += index % 2 === 1 ? `%${part}%` : part;
    else {
      message += escapeText(literal, false) + argument;
      literal = "";
    }
  }
  return message + escapeText(literal, false);
}

function own(source: unknown, key: string): unknown {
  const isObject = typeof source === "object" && source !== null && !Array.isArray(source);
  return isObject && Object.hasOwn(source, key) ? Reflect.get(source, key) : undefined;
}

function merged(tree: MessageTree, nested: unknown, root: unknown, prefix: string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, ours]) => {
      const path = `${prefix}${key}`;
      const inside = own(nested, key);
      if (typeof ours !== "string") return [key, merged(ours, inside, root, `${path}.`)];
      const text = typeof inside === "string" ? inside : own(root, path);
      return [key, typeof text === "string" && text !== "" ? overrideMessage(text, ours) : ours];
    }),
  );
}

/** Our texts with the upstream's instead where it has some, nested or under dotted keys; others of its keys are dropped. */
export function mergeOverrides<Tree extends MessageTree>(ours: Tree, overrides: unknown): Tree {
  return merged(ours, overrides, overrides, "") as Tree;
}
