import { isGroup, type MessageTree } from "./message-tree.ts";
import type { Messages } from "./messages.ts";

const NAMES = { 1: "select", 2: "plural", 3: "selectordinal", 4: "number" } as const;

/** An apostrophe is doubled only where it would open a quotation. */
function escapeText(text: string, isAlone: boolean, isInPlural: boolean): string {
  const isPlain = isAlone && !/[{}<]|''|'>/.test(text);
  if (isPlain) return text;
  const marks = isInPlural ? /[{}<#]+/g : /[{}<]+/g;
  return text.replaceAll("'", "''").replace(marks, (found) => `'${found}'`);
}

function partText(part: unknown, isInPlural: boolean): string {
  if (part === 0) return "#";
  if (!Array.isArray(part)) return escapeText(String(part), false, isInPlural);
  const [name, kind, options] = part as [string, unknown, object];
  if (kind === undefined) return `{${name}}`;
  if (kind === 4) return `{${name}, ${NAMES[kind]}}`;
  if (kind === 1 || kind === 2 || kind === 3) {
    const isPlural = kind !== 1 || isInPlural;
    const written = Object.entries(options).map(
      ([option, parts]) => `${option} {${partsText([parts].flat(), isPlural)}}`,
    );
    return `{${name}, ${NAMES[kind]}, ${written.join(" ")}}`;
  }
  return `<${name}>${partsText(part.slice(1), isInPlural)}</${name}>`;
}

function partsText(parts: readonly unknown[], isInPlural: boolean): string {
  return parts.map((part) => partText(part, isInPlural)).join("");
}

/** A compiled message as ICU MessageFormat writes it. */
export function icuText(message: Exclude<MessageTree[string], MessageTree>): string {
  return typeof message === "string" ? escapeText(message, true, false) : partsText(message, false);
}

const written = new WeakMap<object, object>();

function icuTree(tree: MessageTree): object {
  const known = written.get(tree);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isGroup(value) ? icuTree(value) : icuText(value),
    ]),
  );
  written.set(tree, made);
  return made;
}

/** All messages of a language as ICU MessageFormat writes them; of one object they are written once. */
export function icuMessages(messages: Messages): Messages {
  return icuTree(messages) as Messages;
}
