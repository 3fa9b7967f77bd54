import { parseSync } from "oxc-parser";
import { descendants, isNode, type Node } from "./syntax.ts";

/** The name at the root of what is called: `it` of `it.each(rows)(…)`. */
function rootOf(callee: Node): string {
  const inner = callee.type === "MemberExpression" ? callee.object : callee.callee;
  return isNode(inner) ? rootOf(inner) : String(callee.name);
}

/** The titles of tests and of their groups in a file, templates as they are written. */
export function testTitles(fileName: string, source: string): string[] {
  const program = parseSync(fileName, source).program as unknown as Node;
  return [...descendants(program)].flatMap((node) => {
    if (node.type !== "CallExpression") return [];
    if (!/^(test|it|describe)$/.test(rootOf(node.callee as Node))) return [];
    const [title] = node.arguments as Node[];
    if (title?.type === "Literal" && typeof title.value === "string") return [title.value];
    return title?.type === "TemplateLiteral" ? [source.slice(title.start + 1, title.end - 1)] : [];
  });
}
