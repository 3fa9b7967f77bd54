import { descendants, type Node } from "../syntax.ts";
import { messageShape } from "./message-shape.ts";
import { childNodes, type SourceModule } from "./source-module.ts";
import { callOf, keysOf, translatorAt } from "./translators.ts";

/** The arguments and tags of a message by name, and whether each is a tag. */
function namesIn(message: string): [name: string, isTag: boolean][] {
  return messageShape(message).flatMap((shape) => {
    const name = /^[{<](\w+)/.exec(shape)?.[1];
    return name ? [[name, shape.startsWith("<")] as [string, boolean]] : [];
  });
}

/** What a call hands over by name; undefined when its values are put together elsewhere. */
function valuesGiven(values: Node | undefined): ReadonlyMap<string, Node> | undefined {
  if (!values) return new Map();
  if (values.type !== "ObjectExpression") return undefined;
  const properties = values.properties as Node[];
  if (properties.some(({ type }) => type !== "Property")) return undefined;
  return new Map(
    properties.map(({ key, value }) => [
      String((key as Node).name ?? (key as Node).value),
      value as Node,
    ]),
  );
}

/** The message by which a section of a page is headed, which nobody hands a value. */
function headingOf({ callee, arguments: given }: Node): Node | undefined {
  const isSection = /^(m|liveM)emberSection$/.test(String((callee as Node | undefined)?.name));
  return isSection ? (given as Node[])[1] : undefined;
}

/**
 * Calls of translators that leave an argument of their message out, or hand a function over for one: a compiled
 * message would show "undefined" or the function's source. Only a tag takes a function. Calls whose key or values cannot be read where they stand are left to their own tests.
 */
export function callProblems(
  modul: SourceModule,
  catalogue: ReadonlyMap<string, string>,
): string[] {
  return [...descendants(modul.program, childNodes)].flatMap((node) => {
    const heading = headingOf(node);
    const group = heading ? "" : translatorAt(modul, node);
    const call = heading || group === undefined ? undefined : callOf(modul, node);
    const [key, values] = heading ? [heading] : ((call?.arguments ?? []) as Node[]);
    const given = valuesGiven(values);
    const isAsked =
      ((call?.callee as Node | undefined)?.property as Node | undefined)?.name === "has";
    if (!key || !given || isAsked) return [];
    const line = modul.text.slice(0, node.start).split("\n").length;
    return (keysOf(modul, key) ?? []).flatMap((name) => {
      const message = catalogue.get(group === "" ? name : `${group}.${name}`) ?? "";
      return namesIn(message).flatMap(([one, isTag]) => {
        const value = given.get(one);
        if (!value) return [`${modul.path}:${line} ${name} lacks ${one}`];
        const isFunction = /^(ArrowFunction|Function)Expression$/.test(value.type);
        return isFunction && !isTag ? [`${modul.path}:${line} ${name} takes a text as ${one}`] : [];
      });
    });
  });
}
