import { isGroup, type MessageTree } from "../message-tree.ts";

type Message = Exclude<MessageTree[string], MessageTree>;
type Part = Exclude<Message, string>[number];

/** The kinds of parts of a compiled message, as `icu-minify` numbers them. */
const [SELECT, PLURAL, ORDINAL, NUMBER, TIME] = [1, 2, 3, 4, 6] as const;

/** How a message writes its arguments: `["name"]`, or with a format, `["count", 4]`. */
function collectArguments(parts: readonly unknown[], found: Map<string, Part>) {
  for (const part of parts) {
    if (!Array.isArray(part)) continue;
    const [name, kind, options] = part as [string, unknown, object | undefined];
    const isChoice = kind === SELECT || kind === PLURAL || kind === ORDINAL;
    const isValue = kind === undefined || (Number(kind) >= NUMBER && Number(kind) <= TIME);
    if (isChoice) {
      found.set(name, kind === SELECT ? [name] : [name, NUMBER]);
      for (const option of Object.values(options ?? {})) collectArguments([option].flat(), found);
    } else if (!isValue) {
      // An empty tag stands for an element of the page, as an argument does for a text.
      if (kind === "") found.set(name, part as unknown as Part);
      collectArguments(part.slice(1), found);
    } else if (!found.has(name)) {
      found.set(name, part as unknown as Part);
    }
  }
}

/**
 * An upstream text as a compiled message of ours: `%name%` becomes the argument `name` as our own message formats
 * it, and everything else means itself. A name that our message does not have stays text, since
 * nobody would fill it.
 *
 * @param ours our message under the same key, compiled
 */
export function overrideMessage(text: string, ours: Message): Message {
  const known = new Map<string, Part>();
  if (typeof ours !== "string") collectArguments(ours, known);
  const parts: Part[] = [];
  let literal = "";
  for (const [index, part] of text.split(/%(\w+)%/).entries()) {
    const argument = index % 2 === 1 ? known.get(part) : undefined;
    if (argument === undefined) literal += index % 2 === 1 ? `%${part}%` : part;
    else {
      if (literal !== "") parts.push(literal);
      parts.push(argument);
      literal = "";
    }
  }
  if (parts.length === 0) return literal;
  return literal === "" ? parts : [...parts, literal];
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
      if (isGroup(ours)) return [key, merged(ours, inside, root, `${path}.`)];
      const text = typeof inside === "string" ? inside : own(root, path);
      return [key, typeof text === "string" && text !== "" ? overrideMessage(text, ours) : ours];
    }),
  );
}

/** Our texts with the upstream's instead where it has some, nested or under dotted keys; others of its keys are dropped. */
export function mergeOverrides<Tree extends MessageTree>(ours: Tree, overrides: unknown): Tree {
  return merged(ours, overrides, overrides, "") as Tree;
}
