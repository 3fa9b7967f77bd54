import { parseSync } from "oxc-parser";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat().filter(isNode)) yield* descendants(child);
}

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
