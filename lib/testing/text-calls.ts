import { messageShape } from "./message-shape.ts";
import { childNodes, type Node, type SourceModule } from "./source-module.ts";
import { callOf, keysOf, translatorAt } from "./translators.ts";

/** The names of a message's arguments and tags. */
function namesIn(message: string): string[] {
  return messageShape(message).flatMap((shape) => /^[{<](\w+)/.exec(shape)?.[1] ?? []);
}

/** The names that a call hands over; undefined when its values are put together elsewhere. */
function namesGiven(values: Node | undefined): string[] | undefined {
  if (!values) return [];
  if (values.type !== "ObjectExpression") return undefined;
  const properties = values.properties as Node[];
  if (properties.some(({ type }) => type !== "Property")) return undefined;
  return properties.map(({ key }) => String((key as Node).name ?? (key as Node).value));
}

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const child of childNodes(node)) yield* descendants(child);
}

/**
 * Calls of translators that leave an argument of their message out: a compiled message would show "undefined"
 * in its place. Calls whose key or values cannot be read where they stand are left to their own tests.
 */
export function callProblems(
  modul: SourceModule,
  catalogue: ReadonlyMap<string, string>,
): string[] {
  return [...descendants(modul.program)].flatMap((node) => {
    const group = translatorAt(modul, node);
    const call = group === undefined ? undefined : callOf(modul, node);
    const [key, values] = (call?.arguments ?? []) as Node[];
    const given = namesGiven(values);
    const isAsked =
      ((call?.callee as Node | undefined)?.property as Node | undefined)?.name === "has";
    if (!key || !given || isAsked) return [];
    const line = modul.text.slice(0, node.start).split("\n").length;
    return (keysOf(modul, key) ?? []).flatMap((name) => {
      const message = catalogue.get(group === "" ? name : `${group}.${name}`) ?? "";
      const missing = namesIn(message).filter((one) => !given.includes(one));
      return missing.map((one) => `${modul.path}:${line} ${name} lacks ${one}`);
    });
  });
}
