import { isNode, type Node } from "../syntax.ts";
import { bare, type SourceModule } from "./source-module.ts";

const TRANSLATORS = /^(use|get)Translations$/;

/** The group of `useTranslations("group")`, empty for all messages; undefined for any other expression. */
function groupOf(expression: unknown): string | undefined {
  if (!isNode(expression)) return undefined;
  const call = bare(expression);
  if (call.type !== "CallExpression" || !TRANSLATORS.test(String((call.callee as Node).name))) {
    return undefined;
  }
  const [first] = call.arguments as Node[];
  return first?.type === "Literal" ? String(first.value) : "";
}

function elementsOf(node: Node): unknown[] {
  const call = bare(node);
  const [all] = call.type === "CallExpression" ? (call.arguments as Node[]) : [];
  return all?.type === "ArrayExpression" ? (all.elements as unknown[]) : [];
}

/** What a `const t = …` or `const [t] = await Promise.all([…])` says about a name. */
function declaredGroup(declarator: Node, name: string): string | null | undefined {
  const { id, init } = declarator as unknown as { id: Node; init: Node | null };
  if (id.type === "Identifier") return id.name === name ? (groupOf(init) ?? null) : undefined;
  if (id.type !== "ArrayPattern" || !init) return undefined;
  const at = (id.elements as (Node | null)[]).findIndex((one) => one?.name === name);
  return at < 0 ? undefined : (groupOf(elementsOf(init)[at]) ?? null);
}

/**
 * The group that a node translates where it stands: a name, or `useTranslations("group")` itself unless it is only
 * kept under a name there. Undefined where it is no translator.
 */
export function translatorAt({ parents }: SourceModule, place: Node): string | undefined {
  if (place.type === "CallExpression") {
    const isKept = parents.get(place)?.type === "VariableDeclarator";
    return isKept ? undefined : groupOf(place);
  }
  if (place.type !== "Identifier") return undefined;
  const name = String(place.name);
  for (let scope = parents.get(place); scope; scope = parents.get(scope)) {
    const params = (scope.params ?? []) as Node[];
    if (params.some((param) => param.name === name)) return undefined;
    const isBlock = scope.type === "BlockStatement" || scope.type === "Program";
    const statements = isBlock ? (scope.body as Node[]) : [];
    for (const declarator of statements.flatMap((one) => (one.declarations ?? []) as Node[])) {
      const group = declaredGroup(declarator, name);
      if (group !== undefined) return group ?? undefined;
    }
  }
  return undefined;
}

/** The call that a translator is used for, as `t(…)` or `t.rich(…)`; undefined where it is handed on. */
export function callOf({ parents }: SourceModule, translator: Node): Node | undefined {
  const parent = parents.get(translator);
  if (parent?.type === "CallExpression" && parent.callee === translator) return parent;
  if (parent?.type !== "MemberExpression" || parent.object !== translator) return undefined;
  const call = parents.get(parent);
  return call?.type === "CallExpression" && call.callee === parent ? call : undefined;
}

function mapped(modul: SourceModule, parameter: Node): Node | undefined {
  for (let scope = modul.parents.get(parameter); scope; scope = modul.parents.get(scope)) {
    const [first] = (scope.params ?? []) as Node[];
    if (first?.name !== parameter.name) continue;
    const call = modul.parents.get(scope);
    const callee = call?.callee as Node | undefined;
    const isEach = /^(map|flatMap|forEach|filter)$/.test(String((callee?.property as Node)?.name));
    return call?.type === "CallExpression" && isEach ? (callee?.object as Node) : undefined;
  }
  return undefined;
}

function valuesOf(modul: SourceModule, node: Node): readonly string[] | undefined {
  const each = (parts: unknown) => {
    const all = (parts as unknown[]).filter(isNode).map((one) => keysOf(modul, one));
    return all.includes(undefined) ? undefined : all.flatMap((keys) => keys ?? []);
  };
  const list = bare(node);
  if (list.type === "ArrayExpression") return each(list.elements);
  if (list.type === "ObjectExpression")
    return each((list.properties as Node[]).map((p) => p.value));
  const declared =
    list.type === "Identifier" ? modul.declarations.get(String(list.name)) : undefined;
  const [only] = declared ?? [];
  return declared?.length === 1 && isNode(only?.init) ? valuesOf(modul, only.init) : undefined;
}

/**
 * The keys that an expression may be, as far as its module says; `*` stands for a part that is worked out.
 * Undefined when any key is possible.
 */
export function keysOf(modul: SourceModule, expression: Node): readonly string[] | undefined {
  const node = bare(expression);
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : undefined;
  if (node.type === "TemplateLiteral") {
    const quasis = node.quasis as { value: { cooked: string } }[];
    const inner = (node.expressions as Node[]).map((one) => keysOf(modul, one) ?? ["*"]);
    return inner.reduce<string[]>(
      (made, keys, index) =>
        made.flatMap((start) =>
          keys.map((key) => `${start}${key}${quasis[index + 1]?.value.cooked ?? ""}`),
        ),
      [quasis[0]?.value.cooked ?? ""],
    );
  }
  if (node.type === "ConditionalExpression" || node.type === "LogicalExpression") {
    const sides = [node.consequent ?? node.left, node.alternate ?? node.right] as Node[];
    const keys = sides.map((side) => keysOf(modul, side));
    return keys.includes(undefined) ? undefined : keys.flatMap((one) => one ?? []);
  }
  if (node.type === "MemberExpression" && node.computed) {
    return valuesOf(modul, node.object as Node);
  }
  if (node.type !== "Identifier") return undefined;
  const list = mapped(modul, node);
  if (list) return valuesOf(modul, list);
  const [only, ...more] = modul.declarations.get(String(node.name)) ?? [];
  return more.length === 0 && isNode(only?.init) && (only.id as Node).type === "Identifier"
    ? keysOf(modul, only.init)
    : undefined;
}
